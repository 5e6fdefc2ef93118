import 'server-only'
import type { FieldTexts } from '../api/contact/form-answer'
import type { Typed } from '../api/contact/form-body'
import { type Field, fieldId, FIELDS, FORM_IDS, inputId, OWN_FIELDS } from '../api/contact/form-fields'
import { MESSAGE_KINDS } from '../services/messages/message'
import { escapeMarkup } from '../text/escaping'
import { type Edit, edited } from '../page-policy/page-html'
import { type ElementPlace, elementPlaces } from './element-places'

/** State to render into the form. */
type FormState = {
  /** The submitted values, by field name. */
  typed: Typed
  /** The messages above the fields and next to them. */
  message: string
  faults: FieldTexts
  stamp: string
  turn: string
  /** The sentence that names the article; '' without an article. */
  about: string
  /** Derives the new page title from the current one. */
  title: (title: string) => string
}

type Places = Map<string, ElementPlace>

/**
 * Creates a function that fills in the contact form of a page, as the form's script would. It serves browsers without
 * scripts. No state is stored between requests, so no number of requests can evict a visitor's input.
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
        // Screen readers announce the message above the fields first.
        attribute(places, FORM_IDS.answer, 'autofocus', ''),
        content(places, FORM_IDS.about, escapeMarkup(state.about)),
        attribute(places, fieldId('name'), 'value', typed.name ?? ''),
        attribute(places, fieldId('email'), 'value', typed.email ?? ''),
        kind && attribute(places, fieldId('kind', kind), 'checked', ''),
        // HTML parsers ignore a line feed at the start of a text area.
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

/** Renders the content above the fields: the message, and a link to each field that needs attention. */
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

/** Replaces an attribute, or adds a missing one. */
function attribute(places: Places, id: string, name: string, value: string): Edit | undefined {
  const place = places.get(id)
  if (!place) return undefined
  const text = `${name}="${escapeMarkup(value)}"`
  const there = place.attributes.get(name)
  if (there) return { ...there, text }
  return { start: place.attributesEnd, end: place.attributesEnd, text: ` ${text}` }
}
