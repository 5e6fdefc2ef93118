import type { ProjectType } from '../content/types'
import { PROJECT_LIST } from './list-words'

/** Texts of the projects page that aren't part of its island's script. */
export const PROJECTS = {
  title: 'Proyectos',
  heading: 'Últimos trabajos',
  description: (name: string) =>
    `Proyectos web y aplicaciones de ${name}: qué hacen, cómo están hechos y dónde probarlos.`,
  filter: (type: ProjectType) => PROJECT_LIST.filters[type],
} as const
