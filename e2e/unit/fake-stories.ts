import type { Story } from '../../lib/portfolio/types'

/* The stories of a test instead of the owner's files. Import this module before any module of lib/ that reads them. */

let stories: Story[] = []

/** From now on these are the stories. */
export function tell(...told: Story[]): void {
  stories = told
}

jest.mock('@/lib/portfolio/stories/stories-folder', () => ({
  storiesFolder: { read: async () => ({ stories, broken: [] }) },
}))
