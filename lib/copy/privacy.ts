export const PRIVACY = {
  title: 'Políticas de Privacidad',
  updated: (date: string) => `Última actualización: ${date}`,
  updatedDate: 'junio de 2025',
  description: (name: string) =>
    `Política de privacidad del sitio web de ${name}: qué datos se tratan, para qué y qué derechos tienes.`,
} as const
