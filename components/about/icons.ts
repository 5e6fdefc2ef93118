import {
  siAndroidstudio,
  siDocker,
  siEclipseide,
  siFirebase,
  siIntellijidea,
  siJavascript,
  siMongodb,
  siMysql,
  siNextdotjs,
  siNodedotjs,
  siOpenjdk,
  siPhp,
  siPostgresql,
  siPostman,
  siPython,
  siReact,
  siRender,
  siSqlite,
  siVercel,
} from 'simple-icons'

/**
 * One SVG path in a 24 × 24 view box for every skill and tool. Most come from simple-icons (CC0); two brands that the
 * collection lacks have a generic drawing: an editor, and crossing channels.
 */
export const ICONS = {
  javascript: siJavascript.path,
  php: siPhp.path,
  python: siPython.path,
  docker: siDocker.path,
  nodejs: siNodedotjs.path,
  react: siReact.path,
  mysql: siMysql.path,
  postgresql: siPostgresql.path,
  sqlite: siSqlite.path,
  mongodb: siMongodb.path,
  nextjs: siNextdotjs.path,
  firebase: siFirebase.path,
  java: siOpenjdk.path,
  'android-studio': siAndroidstudio.path,
  vscode:
    'M3 4.5A2.5 2.5 0 0 1 5.5 2h13A2.5 2.5 0 0 1 21 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 19.5ZM9.7 8.3a1 1 0 0 0-1.4 0l-3 3a1 1 0 0 0 0 1.4l3 3a1 1 0 0 0 1.4-1.4L7.4 12l2.3-2.3a1 1 0 0 0 0-1.4Zm4.600 0a1 1 0 0 0 0 1.4l2.3 2.3-2.3 2.3a1 1 0 0 0 1.4 1.4l3-3a1 1 0 0 0 0-1.4l-3-3a1 1 0 0 0-1.4 0Z',
  postman: siPostman.path,
  slack:
    'M9 2a2 2 0 0 1 2 2v3h2V4a2 2 0 0 1 4 0v3h3a2 2 0 0 1 0 4h-3v2h3a2 2 0 0 1 0 4h-3v3a2 2 0 0 1-4 0v-3h-2v3a2 2 0 0 1-4 0v-3H4a2 2 0 0 1 0-4h3v-2H4a2 2 0 0 1 0-4h3V4a2 2 0 0 1 2-2Zm2 9v2h2v-2Z',
  vercel: siVercel.path,
  render: siRender.path,
  intellij: siIntellijidea.path,
  eclipse: siEclipseide.path,
} as const

export type IconName = keyof typeof ICONS
