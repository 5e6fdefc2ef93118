import { THEME_COLOURS } from '../../site/theme-colours'
import type { Scheme } from '../../markdown/diagrams/rehype-diagrams'

/** The grounds and texts of the series of a chart, from the site's badges: readable on each other in both themes. */
const SERIES = ['primary', 'success', 'info', 'warning', 'secondary', 'outline-secondary'] as const

/** The colours of a diagram, by what they are for, and as Mermaid's variables. */
export function diagramPalette(scheme: Scheme) {
  const colour = (name: keyof typeof THEME_COLOURS): string => THEME_COLOURS[name][scheme]
  const [ground, text, line] = [colour('color-surface'), colour('color-text'), colour('color-line-strong')]
  const [shape, group, note] = [
    colour('color-accent-soft'),
    colour('color-sunken'),
    colour('badge-warning-ground'),
  ]
  const series = SERIES.map((name) => ({
    ground: colour(`badge-${name}-ground`),
    text: colour(`badge-${name}-text`),
  }))
  const variables: Record<string, string> = {
    background: ground,
    mainBkg: shape,
    primaryColor: shape,
    primaryTextColor: text,
    primaryBorderColor: line,
    secondaryColor: group,
    secondaryTextColor: text,
    secondaryBorderColor: line,
    tertiaryColor: ground,
    tertiaryTextColor: text,
    tertiaryBorderColor: line,
    lineColor: colour('color-text-muted'),
    defaultLinkColor: line,
    textColor: text,
    nodeTextColor: text,
    titleColor: text,
    nodeBorder: line,
    clusterBkg: group,
    clusterBorder: line,
    edgeLabelBackground: ground,
    actorBkg: shape,
    actorBorder: line,
    actorTextColor: text,
    actorLineColor: line,
    signalColor: colour('color-text-muted'),
    signalTextColor: text,
    labelBoxBkgColor: group,
    labelBoxBorderColor: line,
    labelTextColor: text,
    loopTextColor: text,
    noteBkgColor: note,
    noteBorderColor: line,
    noteTextColor: text,
    activationBkgColor: group,
    activationBorderColor: line,
    sequenceNumberColor: ground,
    classText: text,
    labelColor: text,
    altBackground: group,
    compositeBackground: ground,
    compositeTitleBackground: group,
    compositeBorder: line,
    innerEndBackground: line,
    specialStateColor: colour('color-text-muted'),
    attributeBackgroundColorOdd: ground,
    attributeBackgroundColorEven: group,
    rowOdd: ground,
    rowEven: group,
    sectionBkgColor: group,
    sectionBkgColor2: shape,
    altSectionBkgColor: ground,
    gridColor: colour('color-line'),
    taskBkgColor: shape,
    taskBorderColor: line,
    taskTextColor: text,
    taskTextLightColor: text,
    taskTextDarkColor: text,
    taskTextOutsideColor: text,
    activeTaskBkgColor: colour('color-mark'),
    activeTaskBorderColor: line,
    doneTaskBkgColor: group,
    doneTaskBorderColor: line,
    critBkgColor: colour('color-danger-soft'),
    critBorderColor: colour('color-danger'),
    todayLineColor: colour('color-danger'),
    excludeBkgColor: group,
    pieTitleTextColor: text,
    pieSectionTextColor: text,
    pieLegendTextColor: text,
    pieStrokeColor: ground,
    pieOuterStrokeColor: line,
    quadrant1Fill: shape,
    quadrant2Fill: group,
    quadrant3Fill: ground,
    quadrant4Fill: group,
    quadrant1TextFill: text,
    quadrant2TextFill: text,
    quadrant3TextFill: text,
    quadrant4TextFill: text,
    quadrantPointFill: colour('color-accent'),
    quadrantPointTextFill: text,
    quadrantXAxisTextFill: text,
    quadrantYAxisTextFill: text,
    quadrantInternalBorderStrokeFill: line,
    quadrantExternalBorderStrokeFill: line,
    quadrantTitleFill: text,
    commitLabelColor: text,
    commitLabelBackground: ground,
    tagLabelColor: text,
    tagLabelBackground: shape,
    tagLabelBorder: line,
    requirementBackground: shape,
    requirementBorderColor: line,
    requirementTextColor: text,
    relationColor: colour('color-text-muted'),
    relationLabelBackground: ground,
    relationLabelColor: text,
    errorBkgColor: colour('color-danger-soft'),
    errorTextColor: colour('color-danger'),
    ...ofSeries(series, line),
  }
  return { ground, text, line, shape, variables }
}

function ofSeries(series: { ground: string; text: string }[], line: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (let index = 0; index < 12; index += 1) {
    const { ground = '', text = '' } = series[index % series.length] ?? {}
    found[`pie${index + 1}`] = ground
    found[`cScale${index}`] = ground
    found[`cScaleLabel${index}`] = text
    found[`cScalePeer${index}`] = line
    found[`cScaleInv${index}`] = text
    found[`fillType${index}`] = ground
    found[`git${index}`] = text
    found[`gitInv${index}`] = ground
    found[`gitBranchLabel${index}`] = ground
  }
  return found
}
