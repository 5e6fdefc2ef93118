import type { SiteConfig } from '@/lib/config/site-config'

export const site = {
  name: 'Alex Muestra',
  title: 'Alex Muestra',
  description:
    'Portfolio y blog de Alex Muestra, persona desarrolladora web en Madrid: full stack, machine learning y software sostenible.',
  url: 'https://www.example.com',
  developmentHost: null,
  email: 'hola@example.com',
  city: 'Madrid',
  social: {
    maps: 'https://www.openstreetmap.org/relation/5326784',
    appStore: 'https://example.com/tienda-de-apps',
    code: 'https://example.com/codigo',
    professional: 'https://example.com/red-profesional',
    photos: 'https://example.com/fotos',
  },
  repository: null,
  calendarUser: null,
  analyticsId: null,
  accent: null,
  icon: null,
  legal: {
    name: 'Alex Muestra',
    taxId: '00000000T',
    address: 'Calle de Ejemplo, 1, 28001 Madrid (España)',
    email: 'privacidad@example.com',
  },
} satisfies SiteConfig as SiteConfig
