import { textParts } from './text-parts'

const words = (content: string) => textParts(content).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test.each([
  ['Un electro<wbr>encefalo<small>grama</small>, <q>así</q>.', 'Un electroencefalograma, así.'],
  ['Línea<br>dos\n\n- uno\n- dos', 'Línea dos uno dos'],
  ['<aside>\n💡 Aviso.\n\n</aside>\n\nFin', '💡 Aviso. Fin'],
  ['<center>Uno</center>\n\n| a | b |\n|---|---|\n| c | d |', 'Uno a b c d'],
  ['![Foto](/a.png) y[^1].\n\n[^1]: Nota.', 'Foto y.'],
])('nothing is glued and nothing lost in the words for a search: %j', (content, expected) => {
  expect(words(content)[0]).toBe(expected)
})
