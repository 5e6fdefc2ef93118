import 'server-only'
import type { FieldTexts } from '../api/contact/form-answer'
import type { Typed } from '../api/contact/form-body'
import { type Field, fieldId, FIELDS, FORM_IDS, inputId, OWN_FIELDS } from '../api/contact/form-fields'
import { MESSAGE_KINDS } from '../services/messages/message'
import { escapeMarkup } from '../text/escaping'
import { type Edit, edited, type ElementPlace, elementPlaces } from './element-places'

/** What a form is shown with. */
type FormState = {
  /** What was typed, by the names of the fields. */
  typed: Typed
  /** What is said above the fields, and at them. */
  message: string
  faults: FieldTexts
  stamp: string
  turn: string
  /** The sentence that names the article; '' without one. */
  about: string
  /** The title of the page, from the one that it has. */
  title: (title: string) => string
}

type Places = Map<string, ElementPlace>

/**
 * Fills in the contact form of a page, as the script of the form would: for an answer to a browser without scripts. Nothing
 * is kept between two requests, so that no number of them takes what somebody typed from him.
 * @param html a page with the empty form
 */
export function createFormFiller(html: string): (state: FormState) => string {
  const places = elementPlaces(html)
  const title = places.get('title')?.content ?? undefined
  const titleText = title ? html.slice(title.start, title.end) : ''
  return (state) => {
    const { typed, faults } = state
    const kind = MESSAGE_KINDS.find((known) => known === typed.kind)
    return edited(
      html,
      [
        title && { ...title, text: state.title(titleText) },
        content(places, FORM_IDS.answer, summary(state)),
        // Whoever can't see the page hears first what is above the fields.
        attribute(places, FORM_IDS.answer, 'autofocus', ''),
        content(places, FORM_IDS.about, escapeMarkup(state.about)),
        attribute(places, fieldId('name'), 'value', typed.name ?? ''),
        attribute(places, fieldId('email'), 'value', typed.email ?? ''),
        kind && attribute(places, fieldId('kind', kind), 'checked', ''),
        // A line end at the beginning of a text area is no part of the text.
        content(places, fieldId('message'), `\n${escapeMarkup(typed.message ?? '')}`),
        attribute(places, fieldId('stamp'), 'value', state.stamp),
        attribute(places, fieldId('turn'), 'value', state.turn),
        attribute(places, fieldId('article'), 'value', typed[OWN_FIELDS.article] ?? ''),
        ...FIELDS.flatMap((field) => faultEdits(places, field, faults[field])),
      ].filter((edit) => edit !== undefined),
    )
  }
}

function faultEdits(places: Places, field: Field, text: string | undefined): (Edit | undefined)[] {
  if (text === undefined) return []
  return [
    content(places, fieldId(field, 'fault'), escapeMarkup(text)),
    attribute(places, fieldId(field), 'aria-invalid', 'true'),
  ]
}

/** What is above the fields: the sentence, and a link to each field that needs attention. */
function summary({ message, faults }: FormState): string {
  const items = FIELDS.flatMap((field) => {
    const text = faults[field]
    return text ? [`<li><a href="#${inputId(field)}">${escapeMarkup(text)}</a></li>`] : []
  })
  return `<p>${escapeMarkup(message)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`
}

function content(places: Places, id: string, text: string): Edit | undefined {
  const inside = places.get(id)?.content
  return inside ? { ...inside, text } : undefined
}

/** Replaces an attribute, or writes one that isn't there. */
function attribute(places: Places, id: string, name: string, value: string): Edit | undefined {
  const place = places.get(id)
  if (!place) return undefined
  const text = `${name}="${escapeMarkup(value)}"`
  const there = place.attributes.get(name)
  if (there) return { ...there, text }
  return { start: place.attributesEnd, end: place.attributesEnd, text: ` ${text}` }
}
