import 'server-only'
import { folders } from '../../config/content-folder'
import { followFile } from '../followed-file'
import { logNewlySkipped } from '../../content/plausible'
import { createStoryReader, type Stories, STORIES_FOLDER } from '../../content/stories/read-stories'

const read = createStoryReader(folders)

/** The owner's stories of projects, each in its last good version; there may be none. */
export const storiesFolder = followFile<Stories>(`${STORIES_FOLDER}/*.md`, async (previous) => {
  const now = await read(previous)
  logNewlySkipped('stories', now.broken, previous?.broken)
  return now
})
