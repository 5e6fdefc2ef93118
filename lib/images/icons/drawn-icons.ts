/**
 * Filled icons, one SVG path in a 24 × 24 view box, for two tools that the icon collection lacks: an editor, and
 * crossing channels. The keys are slugs.
 */
export const DRAWN_ICONS: Readonly<Record<string, string>> = {
  visualstudiocode:
    'M3 4.5A2.5 2.5 0 0 1 5.5 2h13A2.5 2.5 0 0 1 21 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 19.5ZM9.7 8.3a1 1 0 0 0-1.4 0l-3 3a1 1 0 0 0 0 1.4l3 3a1 1 0 0 0 1.4-1.4L7.4 12l2.3-2.3a1 1 0 0 0 0-1.4Zm4.600 0a1 1 0 0 0 0 1.4l2.3 2.3-2.3 2.3a1 1 0 0 0 1.4 1.4l3-3a1 1 0 0 0 0-1.4l-3-3a1 1 0 0 0-1.4 0Z',
  slack:
    'M9 2a2 2 0 0 1 2 2v3h2V4a2 2 0 0 1 4 0v3h3a2 2 0 0 1 0 4h-3v2h3a2 2 0 0 1 0 4h-3v3a2 2 0 0 1-4 0v-3h-2v3a2 2 0 0 1-4 0v-3H4a2 2 0 0 1 0-4h3v-2H4a2 2 0 0 1 0-4h3V4a2 2 0 0 1 2-2Zm2 9v2h2v-2Z',
}
