import { getTextFacts } from '@/lib/markdown/render-text'
import { TEXT_SHEETS, textSheetAddress } from '@/lib/markdown/text-sheets'

/** The stylesheets for features that this text uses and most texts don't. */
export async function TextStyles({ content }: { content: string }) {
  const { sheets } = await getTextFacts(content)
  return TEXT_SHEETS.filter((name) => sheets.includes(name)).map((name) => (
    <link key={name} rel="stylesheet" href={textSheetAddress(name)} precedence="text" />
  ))
}
