import { CalendarSection } from '@/components/calendar/calendar-section'
import type { Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { getContributions } from '@/lib/calendar/contributions'
import { yearInMadrid } from '@/lib/text/date'

const YEARS_BACK = 3

/**
 * Renders the calendar of the owner's account; null if the owner has no account or doesn't show the calendar. If the
 * data can't be loaded, the page shows a message instead.
 */
export async function ownCalendar(language: Language) {
  const { about, site } = ownerIn(language)
  if (!site.calendarUser || !about.sections.includes('calendar')) return null
  const contributions = await getContributions()
  const thisYear = yearInMadrid(new Date())
  const years = Array.from({ length: YEARS_BACK }, (_, index) => thisYear - index)
  return (
    <CalendarSection
      contributions={contributions}
      years={years}
      heading={about.headings.calendar}
      language={language}
    />
  )
}
