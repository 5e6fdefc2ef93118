import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { checkedValue } from '../validation/validate'
import { type Folders, folders } from '../site/content-folder'
import { type JsonFile, readJsonFile } from '../validation/read-json'
import { isEmptyOrNull } from '../validation/without-empty'
import type { NamedSeries } from './series-list'

const NAME = 'series.json'

/** `content/series.json`: series of articles whose source has no field for them. */
export const seriesSchema = z.array(
  z.strictObject({
    name: z.string('a text').trim().min(1, 'a text').max(140, 'a text of at most 140 characters'),
    articles: z.array(z.string('the slug of an article'), 'a list of slugs, in the order of the series'),
  }),
  'a list of series',
)

/** Reads the series of the owner's file. @throws ContentProblemsError with all problems of the file */
export function readSeriesFile(of: Folders = folders): NamedSeries[] {
  return readSeries(of)?.series ?? []
}

/** Like {@link readSeriesFile}, with a function that locates each part in the file; null without such a file. */
export function readSeries(of: Folders): (Pick<JsonFile, 'locate'> & { series: NamedSeries[] }) | null {
  const place = path.join(/* turbopackIgnore: true */ of.content, NAME)
  if (!existsSync(/* turbopackIgnore: true */ place)) return null
  const file = `${of.name}/${NAME}`
  const { value, locate } = readJsonFile(file, place, 'Without series, take the file away')
  const series = checkedValue(seriesSchema, value, { file, locate, entry: 'series', isAbsent: isEmptyOrNull })
  return { series, locate }
}
