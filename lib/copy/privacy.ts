export const PRIVACY = {
  title: 'Políticas de Privacidad',
  updated: 'Última actualización: junio de 2025',
  description: (name: string) =>
    `Política de privacidad del sitio web de ${name}: qué datos se tratan, para qué y qué derechos tienes.`,
} as const
