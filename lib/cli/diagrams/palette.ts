import { THEME_COLOURS } from '../../site/theme-colours'
import type { Scheme } from '../../markdown/diagrams'

/** The grounds and texts of the series of a chart, from the site's badges: readable on each other in both themes. */
const SERIES = ['primary', 'success', 'info', 'warning', 'secondary', 'outline-secondary'] as const
/** Colours of a series that Mermaid numbers: as many as its kinds of diagrams have. */
const NUMBERED = 12

/** Mermaid's variables, by the token that colours them. */
const VARIABLES: Partial<Record<keyof typeof THEME_COLOURS, string[]>> = {
  'color-surface': [
    'background tertiaryColor edgeLabelBackground sequenceNumberColor compositeBackground',
    'attributeBackgroundColorOdd rowOdd altSectionBkgColor pieStrokeColor quadrant3Fill',
    'commitLabelBackground relationLabelBackground',
  ],
  'color-accent-soft': [
    'mainBkg primaryColor actorBkg sectionBkgColor2 taskBkgColor quadrant1Fill tagLabelBackground',
    'requirementBackground',
  ],
  'color-text': [
    'primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor titleColor',
    'actorTextColor signalTextColor labelTextColor loopTextColor noteTextColor classText labelColor',
    'taskTextColor taskTextLightColor taskTextDarkColor taskTextOutsideColor pieTitleTextColor',
    'pieSectionTextColor pieLegendTextColor quadrant1TextFill quadrant2TextFill quadrant3TextFill',
    'quadrant4TextFill quadrantPointTextFill quadrantXAxisTextFill quadrantYAxisTextFill',
    'quadrantTitleFill commitLabelColor tagLabelColor requirementTextColor relationLabelColor',
  ],
  'color-line-strong': [
    'primaryBorderColor secondaryBorderColor tertiaryBorderColor defaultLinkColor nodeBorder',
    'clusterBorder actorBorder actorLineColor labelBoxBorderColor noteBorderColor',
    'activationBorderColor compositeBorder innerEndBackground taskBorderColor activeTaskBorderColor',
    'doneTaskBorderColor pieOuterStrokeColor quadrantInternalBorderStrokeFill',
    'quadrantExternalBorderStrokeFill tagLabelBorder requirementBorderColor',
  ],
  'color-sunken': [
    'secondaryColor clusterBkg labelBoxBkgColor activationBkgColor altBackground',
    'compositeTitleBackground attributeBackgroundColorEven rowEven sectionBkgColor doneTaskBkgColor',
    'excludeBkgColor quadrant2Fill quadrant4Fill',
  ],
  'color-text-muted': ['lineColor signalColor specialStateColor relationColor'],
  'badge-warning-ground': ['noteBkgColor'],
  'color-line': ['gridColor'],
  'color-mark': ['activeTaskBkgColor'],
  'color-danger-soft': ['critBkgColor errorBkgColor'],
  'color-danger': ['critBorderColor todayLineColor errorTextColor'],
  'color-accent': ['quadrantPointFill'],
}

/** The colours of a diagram, by what they are for, and as Mermaid's variables. */
export function diagramPalette(scheme: Scheme) {
  const colour = (name: keyof typeof THEME_COLOURS): string => THEME_COLOURS[name][scheme]
  const line = colour('color-line-strong')
  const variables: Record<string, string> = {}
  for (const [token, lists] of Object.entries(VARIABLES))
    for (const name of lists.join(' ').split(' ')) variables[name] = colour(token as keyof typeof VARIABLES)
  for (let index = 0; index < NUMBERED; index += 1) {
    const series = SERIES[index % SERIES.length] ?? 'primary'
    const [ground, text] = [colour(`badge-${series}-ground`), colour(`badge-${series}-text`)]
    Object.assign(variables, {
      ...{ [`pie${index + 1}`]: ground, [`fillType${index}`]: ground, [`gitBranchLabel${index}`]: ground },
      ...{ [`cScale${index}`]: ground, [`cScaleLabel${index}`]: text, [`cScaleInv${index}`]: text },
      ...{ [`cScalePeer${index}`]: line, [`git${index}`]: text, [`gitInv${index}`]: ground },
    })
  }
  return {
    ground: colour('color-surface'),
    text: colour('color-text'),
    line,
    shape: colour('color-accent-soft'),
    variables,
  }
}
