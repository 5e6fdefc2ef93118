import { render, screen } from '@testing-library/react'
import { owner } from '@/lib/site/owner'
import { getContributions } from '@/lib/calendar/contributions'
import AboutPage from './page'

jest.mock('@/lib/calendar/contributions', () => ({ getContributions: jest.fn() }))
jest.mock('@/lib/images/own-file', () => ({ ownPicture: () => Promise.resolve(null) }))
jest.mock('@/lib/seo/person-data', () => ({ profileData: () => ({}) }))
jest.mock('@/lib/seo/metadata', () => ({ pageMetadata: () => ({}) }))

// The observed element never comes into view, so the server-rendered calendar stays.
beforeAll(() => Object.assign(window, { IntersectionObserver: NeverVisible }))

beforeEach(() => jest.clearAllMocks())

const FAILED = 'No se han podido cargar las contribuciones.'

test('§8 Contribution fetch fails: the page renders, with an error message in place of the calendar', async () => {
  jest.mocked(getContributions).mockResolvedValue(null)
  render(await AboutPage())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quien soy')
  expect(screen.getByText(FAILED)).toBeVisible()
})

test('without an account there is no calendar, no calendar heading, and no request', async () => {
  const { site } = owner
  const withoutAccount = jest.spyOn(owner, 'site', 'get').mockReturnValue({ ...site, calendarUser: null })
  render(await AboutPage())
  withoutAccount.mockRestore()
  expect(screen.queryByRole('heading', { name: 'Días programando' })).toBeNull()
  expect(getContributions).not.toHaveBeenCalled()
})

class NeverVisible {
  observe() {}
  disconnect() {}
}
