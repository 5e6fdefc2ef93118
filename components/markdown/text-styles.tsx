import { textNeeds } from '@/lib/markdown/text-needs'
import { TEXT_SHEETS, textSheetAddress } from '@/lib/markdown/text-sheets'

/** The stylesheets for features that this text uses and most texts don't. */
export function TextStyles({ content }: { content: string }) {
  const needs = textNeeds(content)
  return TEXT_SHEETS.filter((name) => needs.has(name)).map((name) => (
    <link key={name} rel="stylesheet" href={textSheetAddress(name)} precedence="text" />
  ))
}
