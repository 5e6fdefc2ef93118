import type { SiteConfig } from '@/lib/site/site-config'

export const site = {
  name: 'Alex Muestra',
  title: 'Alex Muestra',
  description:
    'Portfolio y blog de Alex Muestra, desarrollador web en Madrid: full stack, aprendizaje automático y software sostenible.',
  url: 'https://www.example.com',
  developmentHost: null,
  email: 'hola@example.com',
  contact: 'form and address',
  city: 'Madrid',
  country: 'ES',
  portrait: {
    image: '/images/portrait.svg',
    night: '/images/portrait-night.svg',
    alt: 'Ilustración de una persona que programa junto a una ventana con vistas a los tejados de Madrid',
  },
  social: [
    { kind: 'maps', url: 'https://www.openstreetmap.org/relation/5326784' },
    { kind: 'appStore', url: 'https://example.com/tienda-de-apps' },
    { kind: 'code', url: 'https://example.com/codigo' },
    { kind: 'professional', url: 'https://example.com/red-profesional' },
    { kind: 'photos', url: 'https://example.com/fotos' },
  ],
  menu: ['home', 'about', 'projects', 'articles', { page: 'resume', label: 'CV' }, 'contact', 'privacy'],
  repository: null,
  calendarUser: 'sample',
  analytics: null,
  accent: null,
  icon: null,
  legal: {
    name: 'Alex Muestra',
    taxId: '00000000T',
    address: 'Calle de Ejemplo, 1, 28001 Madrid (España)',
    email: 'privacidad@example.com',
    updated: 'junio de 2025',
  },
  pages: {
    home: { share: 'Desarrollo web en Madrid: portfolio y blog' },
    about: {
      heading: 'Quién soy',
      description:
        'Quién es Alex Muestra: formación, conocimientos, herramientas y aficiones de un perfil de desarrollo web en Madrid.',
    },
    articles: {
      description:
        'Artículos de Alex Muestra sobre desarrollo web, aprendizaje automático y software sostenible, escritos desde la práctica.',
      share: 'Desarrollo web, datos y software sostenible',
    },
  },
} satisfies SiteConfig
