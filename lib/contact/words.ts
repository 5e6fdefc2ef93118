import 'server-only'
import type { Metadata } from 'next'
import type { Language, Same } from '../site/language'
import { ownerIn } from '../site/shown-site'
import { NAV, NAV_EN } from '../site/frame-words'
import { pageWords, wordsIn } from '../pages/words'
import { routes } from '../site/routes'
import { pageMetadata } from '../seo/metadata'

const CONTACT_WORDS_EN: ContactWords = {
  lead: 'An offer, a project or anything else: write here and it comes straight to me.',
  leadWithoutForm: 'An offer, a project or anything else: these are the ways to get in touch.',
  about: (title) => `About the article “${title}”`,
  errorTitle: 'Error: Contact',
  replyTitle: (title) => `Contact: ${title}`,
  address: 'You can also write directly to',
  addressAlone: 'Write directly to',
  form: {
    required: 'All fields are required.',
    name: { label: 'Name', hint: 'What you would like to be called.' },
    email: { label: 'E-mail address', hint: 'Only to reply to you.' },
    kind: { label: 'Reason', offer: 'A job offer', project: 'A project', other: 'Something else' },
    message: { label: 'Message', hint: 'Plain text, up to {max} characters.' },
    trap: 'Leave this empty',
    purpose: 'Your details are used only to read your message and reply to it.',
    privacy: NAV_EN.privacy,
    submit: 'Send message',
    sending: 'Sending the message…',
    network:
      'The site can’t be reached, so the message may or may not have arrived. Everything is still here: check the network and press “Send message” again; it will not arrive twice.',
    broken:
      'The site could not receive the message. Everything is still here: press “Send message” again in a few minutes.',
  },
  answers: {
    missing: {
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      kind: 'Choose a reason.',
      message: 'Write your message.',
    },
    malformed: 'Enter the whole e-mail address, such as name@example.com.',
    long: '“{field}” can have up to {max} characters.',
    incomplete: 'The message has not been sent yet. Please check the following:',
    stale:
      'The form had been open for too long and the message was not sent. Everything is still here: press “Send message” again.',
    foreign:
      'The message was not sent, because it does not seem to come from this form. If you wrote it, press “Send message”.',
    busy: 'Many messages are coming in and this one was not sent. Everything is still here: wait {wait} and press “Send message” again.',
    failed: 'The message could not be saved. Everything is still here: try again in a few hours.',
    minutes: { one: '{count} minute', many: '{count} minutes' },
    instead: {
      email: 'You can also write to {email}.',
      accounts: 'You can also write through one of the accounts at the end of the page.',
    },
  },
  thanks: {
    title: 'Message sent',
    heading: 'Thank you, your message is saved',
    text: 'If it needs a reply, it will come to the e-mail address that you gave.',
    home: 'Back to the home page',
    projects: 'See the projects',
  },
}

/** The texts of the contact form and its pages; those of links to it are in lib/pages/screen-words.ts. */
const CONTACT_WORDS = {
  lead: 'Una oferta, un proyecto o cualquier otra cosa: escribe aquí y el mensaje llega directamente.',
  leadWithoutForm: 'Una oferta, un proyecto o cualquier otra cosa: estas son las formas de hacerla llegar.',
  about: (title: string) => `Sobre el artículo «${title}»`,
  errorTitle: 'Error: Contacto',
  replyTitle: (title: string) => `Contacto: ${title}`,
  /** Precedes the e-mail address: beside the form, and if there is no form. */
  address: 'También puedes escribir directamente a',
  addressAlone: 'Escribe directamente a',
  /** Texts that the form itself shows: no functions, as these can't be passed to its script. */
  form: {
    required: 'Todos los campos son obligatorios.',
    name: { label: 'Nombre', hint: 'Cómo quieres que te llamen.' },
    email: { label: 'Correo electrónico', hint: 'Solo para responderte.' },
    kind: { label: 'Motivo', offer: 'Una oferta de trabajo', project: 'Un proyecto', other: 'Otra cosa' },
    message: { label: 'Mensaje', hint: 'Texto sin formato, hasta {max} caracteres.' },
    /** Label of the honeypot field, which is not visible on the page. */
    trap: 'No escribas nada aquí',
    purpose: 'Estos datos se usan solo para leer el mensaje y responderlo.',
    privacy: NAV.privacy,
    submit: 'Enviar mensaje',
    sending: 'Enviando el mensaje…',
    network:
      'No hay conexión con el sitio y no se sabe si el mensaje ha llegado. Todo sigue aquí: comprueba la red y pulsa «Enviar mensaje» otra vez; no llegará dos veces.',
    broken:
      'El sitio no ha podido recibir el mensaje. Todo sigue aquí: pulsa «Enviar mensaje» otra vez dentro de unos minutos.',
  },
  answers: {
    missing: {
      name: 'Escribe tu nombre.',
      email: 'Escribe tu correo electrónico.',
      kind: 'Elige un motivo.',
      message: 'Escribe el mensaje.',
    },
    malformed: 'Escribe el correo completo, como nombre@ejemplo.com.',
    long: '«{field}» puede tener hasta {max} caracteres.',
    incomplete: 'El mensaje no se ha enviado todavía. Revisa lo siguiente:',
    stale:
      'El formulario llevaba demasiado tiempo abierto y el mensaje no se ha enviado. Todo sigue aquí: pulsa «Enviar mensaje» otra vez.',
    foreign:
      'El mensaje no se ha enviado, porque no parece venir de este formulario. Si lo has escrito tú, pulsa «Enviar mensaje».',
    busy: 'Están llegando muchos mensajes y este no se ha enviado. Todo sigue aquí: espera {wait} y pulsa «Enviar mensaje» otra vez.',
    failed: 'El mensaje no se ha podido guardar. Todo sigue aquí: inténtalo dentro de unas horas.',
    minutes: { one: '{count} minuto', many: '{count} minutos' },
    instead: {
      email: 'También puedes escribir a {email}.',
      accounts: 'También puedes escribir por una de las cuentas que hay al pie de la página.',
    },
  },
  thanks: {
    title: 'Mensaje enviado',
    heading: 'Gracias, el mensaje está guardado',
    text: 'Si hace falta una respuesta, llegará al correo que has indicado.',
    home: 'Volver al inicio',
    projects: 'Ver los proyectos',
  },
} as const

type ContactWords = Same<typeof CONTACT_WORDS>
export type FormWords = ContactWords['form']

/** Returns the texts of the contact form in a language. */
export function contactWords(language: Language): ContactWords {
  return language === 'es' ? CONTACT_WORDS : CONTACT_WORDS_EN
}

/** A page that belongs to the contact page. @param path of the Spanish page. @param hasTwin in the other language */
type PageBelow = { title: string; path: string; hasTwin?: boolean }

/** Returns the metadata of the contact page, or of a page below it; only the contact page itself is indexed. */
export function contactMetadata(language: Language, below?: PageBelow): Metadata {
  const {
    title,
    path,
    hasTwin = true,
  }: PageBelow = below ?? {
    title: wordsIn(language).contact.title,
    path: routes.contact,
  }
  const metadata = pageMetadata({
    title: `${title} | ${ownerIn(language).site.title}`,
    description: pageWords('contact', language).description,
    card: 'contact',
    path,
    language,
    hasTwin,
  })
  return below ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
