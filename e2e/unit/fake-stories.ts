import type { Story } from '../../lib/content/types'

/* Replaces the owner's stories with those of a test. Import this module before any module of lib/ that reads them. */

let stories: Story[] = []

/** Sets the current stories. */
export function tell(...told: Story[]): void {
  stories = told
}

jest.mock('@/lib/portfolio/stories/stories-folder', () => ({
  storiesFolder: { read: async () => ({ stories, broken: [] }) },
}))
