import 'server-only'
import { processWide } from '../config/process-wide'
import { followFile } from '../portfolio/followed-file'
import { parseResume, readPublishedResume } from './resume'
import type { Resume } from './schema'

type CurrentResume = { resume: Resume; published: unknown }

const held = () => processWide<{ value?: CurrentResume }>('resume', () => ({}))

const file = followFile<CurrentResume>('resume.json', () => (held().value = readWhole()))

/** The CV as it was last good. */
export function currentResume(): Resume {
  return (held().value ??= readWhole()).resume
}

/** The file as it was when the CV was last good, with every field of the owner's. */
export function currentPublishedResume(): unknown {
  return (held().value ??= readWhole()).published
}

/** Ties the page that is being made to the CV; called before {@link currentResume}. */
export async function dependsOnResume(): Promise<void> {
  await file.dependOn()
}

function readWhole(): CurrentResume {
  const published = readPublishedResume()
  return { resume: parseResume(published), published }
}
