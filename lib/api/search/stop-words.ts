/** Spanish words that occur in every text and carry no meaning, without accents. */
const SPANISH = `
a al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos aqui asi aun aunque bajo bien
cada casi como con cosa cosas cual cuales cualquier cuando cuanto de del desde despues donde dos e el ella ellas ello
ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estamos estan estar estas este esto estos
estoy fue fueron ha haber habia hace hacen hacer hacia haciendo han hasta hay haya he hemos hago i incluso la las le les lo los
luego mas me mi mientras mis mismo misma mucha muchas mucho muchos muy nada ni ningun ninguna no nos nosotros nuestra
nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que quien quienes se sea segun
ser si sido siempre sin sino sobre solo son soy su sus tal tambien tampoco tan tanto te tener tengo tenia ti tiene
tienen toda todas todavia todo todos tras tu tus u un una unas uno unos usted ustedes va vamos van varias varios ver
vez voy y ya yo
` as const

/** English ones, which occur in names and titles. */
const ENGLISH = 'an and are as at be by for from in is it of on or that the this to was with'

export const STOP_WORDS: ReadonlySet<string> = new Set(`${SPANISH} ${ENGLISH}`.trim().split(/\s+/))
