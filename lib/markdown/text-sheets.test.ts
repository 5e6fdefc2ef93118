import { TEXT_SHEETS, textSheet, textSheetAddress } from './text-sheets'

test.each(TEXT_SHEETS)('%s is a stylesheet in its layer, under an address with its version', (name) => {
  expect(textSheet(name)).toMatch(/^@layer text\{/)
  expect(textSheet(name)).not.toMatch(/\/\*|\n/)
  expect(textSheetAddress(name)).toMatch(new RegExp(`^/media/text/${name}\\.css\\?v=\\w+$`))
})
