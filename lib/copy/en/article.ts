import type { ARTICLE } from '../article'
import type { Same } from '../same'

export const ARTICLE_EN: Same<typeof ARTICLE> = {
  back: 'Back to articles',
  more: 'See more articles',
  published: 'Published on',
  updated: 'Updated on',
  tagsLabel: 'Tags',
  footnotes: 'Notes',
  footnoteBack: (reference) => `Back to reference ${reference}`,
  tableLabel: 'Table',
  cut: 'This text is too long or too complex to be shown in full here.',
  asMarkdown: 'See as Markdown',
  outline: 'In this article',
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
  video: 'Video',
  watchAt: (service) => `Watch on ${service}`,
  largePicture: (description) => `Enlarge: ${description}`,
  formulaLabel: 'Formula',
  codeLabel: 'Code',
  codeOf: (title) => `Code of ${title}`,
  taskDone: 'Done',
  taskOpen: 'Open',
  diagrams: {
    flow: 'Flowchart',
    state: 'State diagram',
    sequence: 'Sequence diagram',
    class: 'Class diagram',
    relations: 'Entity relationship diagram',
  },
}
