import { CONSENT_KEY, CONSENT_MONTHS, CONSENT_WORDS } from './consent'
import { type AnalyticsService, type CookielessService, scriptOf, SERVICE_NAMES } from './service'

/** The month of the words below; it moves with what they say. */
export const MEASURING_UPDATED = 'noviembre de 2026'

/**
 * What the privacy policy says about measuring, as Markdown. Generated from the configuration, not written by the
 * owner, so that it is always true.
 */
export type MeasuringWords = {
  /** The data, for what, on what legal ground, and who receives it. */
  data: string
  /** The section on cookies. */
  cookies: string
  /** What is stored in the browser besides cookies, by its name. */
  stored: Record<string, string>
}

/** Returns what the policy says about a service. */
export function measuringWords(service: AnalyticsService): MeasuringWords {
  return service.kind === 'google' ? GOOGLE : cookielessWords(service)
}

const THE_REST =
  'Lo demás que el sitio recuerda, como el tema claro o el oscuro, se guarda en su propio navegador. Puede borrarlo cuando quiera desde la configuración del navegador.'

const GOOGLE: MeasuringWords = {
  data: `**Medición con Google Analytics.** Solo si usted la acepta, el sitio mide las visitas con Google Analytics 4, para saber qué páginas interesan y si se cargan con rapidez. A Google se le envían:

- las **páginas vistas**, con su título y su dirección, y la página desde la que se llega;
- las **acciones**: los eventos «User», cuando se abre la portada o la tarjeta de un artículo, y los artículos que se comparten;
- la **velocidad** de cada página: las medidas «Web Vitals», que dicen cuánto tarda en llegar, en mostrarse y en reaccionar, y cuánto se mueve mientras se carga;
- lo que todo navegador comunica: la dirección IP, de la que Google deduce una ubicación aproximada, el idioma, el navegador, el sistema y el tamaño de la pantalla.

La base jurídica es su consentimiento (artículo 6.1.a del RGPD), y Google Ireland Ltd. actúa como encargado del tratamiento; si transfiere datos fuera del Espacio Económico Europeo, lo hace con las garantías que prevé el RGPD. Puede consultar la [política de privacidad de Google](https://policies.google.com/privacy). El apartado sobre cookies detalla qué se instala, cuánto dura y cómo retirar el consentimiento.`,
  cookies: `Este sitio web utiliza cookies de Google Analytics 4, y **solo si usted las acepta**: mientras no elija, o si las rechaza, no se instala ninguna ni se envía dato alguno a Google. Las opciones de aceptar y de rechazar se ofrecen de la misma forma, y rechazar no limita el uso del sitio.

Si acepta, se instalan las siguientes cookies:

| Cookie  | Proveedor           | Finalidad                                       | Duración     |
| ------- | ------------------- | ----------------------------------------------- | ------------ |
| \`_ga\`   | Google Ireland Ltd. | Distinguir a una persona usuaria de otra        | Hasta 2 años |
| \`_ga_*\` | Google Ireland Ltd. | Mantener el estado de la sesión de esa medición | Hasta 2 años |

La base jurídica es su consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la Ley 34/2002).

Puede retirarlo en cualquier momento, con la misma facilidad con la que lo dio: el botón «${CONSENT_WORDS.es.change}» está al pie de todas las páginas. Al pulsarlo se borran esas cookies y la medición deja de cargarse. Su decisión, sea cual sea, vale ${CONSENT_MONTHS} meses; después se le vuelve a preguntar.

${THE_REST}`,
  stored: {
    [CONSENT_KEY]: `su decisión sobre las cookies y el día en que la tomó (almacenamiento local: vale ${CONSENT_MONTHS} meses)`,
  },
}

/** What each script sends of its own accord, besides what every browser tells. */
const SENT: Record<CookielessService['kind'], string> = {
  umami:
    'el título y la dirección de la página vista, la página desde la que se llega, el idioma y el tamaño de la pantalla',
  plausible: 'la dirección de la página vista y la página desde la que se llega',
  goatcounter:
    'el título y la dirección de la página vista, la página desde la que se llega y el tamaño de la pantalla',
}

function cookielessWords(service: CookielessService): MeasuringWords {
  const [name, host] = [SERVICE_NAMES[service.kind], new URL(service.address).host]
  const scriptHost = new URL(scriptOf(service).src).host
  const loadedFrom = scriptHost === host ? '' : `, cuyo programa se carga desde ${scriptHost}`
  return {
    data: [
      `**Medición de visitas con ${name}.** Para saber qué se lee, el sitio cuenta las visitas con ${name} en ${host}${loadedFrom}. Al ver una página se le envían`,
      `${SENT[service.kind]}, además de lo que todo navegador comunica: la dirección IP y el tipo de navegador y de sistema. La dirección IP no se`,
      'conserva: sirve para deducir el país y para calcular un código que distingue unas visitas de otras y que deja de valer al poco tiempo.',
      'No se guarda nada en su dispositivo, por lo que no se le pide consentimiento (artículo 22.2 de la Ley 34/2002), y la base jurídica es el',
      'interés legítimo en saber qué se lee (artículo 6.1.f del RGPD). Puede oponerse: no se mide a quien lo pide con las señales Do Not Track o',
      `Global Privacy Control de su navegador. Si quien gestiona ${host} es otra empresa, actúa como encargada del tratamiento.`,
    ].join(' '),
    cookies: `En este sitio web no se utilizan cookies. Las visitas se cuentan con ${name}, que no guarda nada en su navegador; el apartado sobre las finalidades dice qué recibe.

${THE_REST}`,
    stored: {},
  }
}
