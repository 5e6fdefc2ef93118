import 'server-only'
import type { Language } from '../site/language'
import { CALENDAR, type CalendarWords } from './words'
import { CALENDAR_EN } from './words.en'

/** Returns the texts of the calendar in a language, of which the page passes the island its own. */
export function calendarWords(language: Language): CalendarWords {
  return language === 'es' ? CALENDAR : CALENDAR_EN
}
