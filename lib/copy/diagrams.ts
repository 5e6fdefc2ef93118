/** Names of the kinds of diagrams, for those who don't see them. */
export const DIAGRAMS = {
  flow: 'Diagrama de flujo',
  state: 'Diagrama de estados',
  sequence: 'Diagrama de secuencia',
  class: 'Diagrama de clases',
  relations: 'Diagrama entidad-relación',
} as const
