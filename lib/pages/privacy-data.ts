import 'server-only'
import { hasContactForm } from '../site/contact-settings'
import { env } from '../site/env'

/**
 * The data processing of the site, as configured.
 * @param form null without a contact form; else the maximum number of days that a message is stored, and whether it is
 * forwarded by e-mail
 * @param measuring what analytics handles, if there is any
 * @param replies what is said of replies on other networks, if any are shown
 */
type DataFacts = {
  form: { keepDays: number; mailed: boolean } | null
  measuring: string | null
  replies?: string | null
}

/** Returns which data the site handles, according to the environment variables. */
export function dataSettings(): Pick<DataFacts, 'form'> {
  return {
    form: hasContactForm() ? { keepDays: env.CONTACT_KEEP_DAYS, mailed: Boolean(env.SMTP_URL) } : null,
  }
}

/**
 * Returns the policy's section on data as Markdown: which data, for what purpose, how long, on what legal ground, and
 * who receives it. Generated from the configuration, not written by the owner, so that it is always true.
 */
export function dataHandled({ form, measuring, replies = null }: DataFacts): string {
  return [
    form
      ? formData(form)
      : 'El sitio no tiene formulario de contacto ni zona de registro: puede visitarlo sin identificarse.',
    ...(measuring === null ? [] : [measuring]),
    ...(replies === null ? [] : [replies]),
    LOGS,
  ].join('\n\n')
}

function formData({ keepDays, mailed }: NonNullable<DataFacts['form']>): string {
  return [
    'El sitio no tiene zona de registro: puede visitarlo sin identificarse.',
    [
      '**Formulario de contacto.** Se tratan el nombre, el correo electrónico, el motivo y el mensaje que usted escriba,',
      'con su fecha, su idioma y, si responde a un artículo, cuál es, solo para leer el mensaje y responderlo. La base jurídica es la aplicación, a petición suya, de medidas precontractuales si escribe',
      'por un trabajo o un proyecto (artículo 6.1.b del RGPD) y, en los demás casos, el interés legítimo en atender a quien escribe',
      `(artículo 6.1.f del RGPD). El mensaje se guarda en el servidor y se borra de él al cabo de ${days(keepDays)} como máximo.`,
      ...(mailed ? [MAILED] : ['No se envía a nadie más.']),
      'Contra los envíos automáticos, los envíos seguidos desde una misma red se cuentan, por el',
      'interés legítimo en proteger el sitio (artículo 6.1.f del RGPD): este programa no guarda la dirección IP con el mensaje ni la anota en',
      'ningún registro; durante diez minutos solo queda en memoria un código que no permite recuperarla.',
    ].join(' '),
  ].join('\n\n')
}

const MAILED =
  'Además se reenvía al buzón del responsable a través de su proveedor de correo electrónico, que actúa como encargado del tratamiento; la copia del buzón se conserva el tiempo necesario para atender el asunto.'

const LOGS =
  '**Registros del servidor.** El programa de este sitio no anota direcciones IP. El servidor web y el proveedor de alojamiento pueden registrar durante un tiempo limitado la dirección IP y la hora de cada petición, por el interés legítimo en la seguridad del servicio (artículo 6.1.f del RGPD).'

function days(count: number): string {
  return count === 1 ? '1 día' : `${count} días`
}

/**
 * How to reach the controller if the policy names no e-mail address: as a list entry, as a sentence, and within a
 * longer sentence.
 */
export const CONTROLLER = {
  form: {
    item: '- **Contacto:** [formulario de contacto](/contacto)',
    sentence:
      'Para ejercer sus derechos, o para cualquier consulta sobre sus datos, escriba a través del [formulario de contacto](/contacto) e indique qué derecho desea ejercer.',
    words: 'disponible a través del [formulario de contacto](/contacto)',
  },
  post: {
    item: '',
    sentence:
      'Para ejercer sus derechos, o para cualquier consulta sobre sus datos, escriba a la dirección postal del responsable e indique qué derecho desea ejercer.',
    words: 'que se facilita a quien lo solicite por correo postal',
  },
} as const
