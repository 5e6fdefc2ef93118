import type { SiteConfig } from '@/lib/site/site-config'

// Double quotes on purpose: the module is executed, so its formatting must not matter.
export const site = {
  name: 'Inés Prueba',
  title: 'Inés Prueba',
  description:
    'Portfolio y blog de Inés Prueba, personaje de las pruebas de este sitio: nadie la contrata y no vive en ninguna parte.',
  // oxfmt-ignore
  url: "https://www.inesprueba.example",
  developmentHost: null,
  email: 'hola@inesprueba.example',
  contact: 'form and address',
  city: 'Cáceres',
  country: 'ES',
  portrait: { image: '/images/portrait.svg', alt: 'Un retrato de prueba' },
  social: [
    { kind: 'maps', url: 'https://mapas.example/caceres' },
    { kind: 'appStore', url: 'https://apps.example/ines' },
    { kind: 'code', url: 'https://codigo.example/ines' },
    { kind: 'professional', url: 'https://trabajo.example/ines' },
    { kind: 'photos', url: 'https://fotos.example/ines' },
  ],
  repository: null,
  calendarUser: 'sample',
  analytics: null,
  legal: {
    name: 'Inés Prueba Núñez',
    taxId: '12345678Z',
    address: 'Calle de la Prueba, 9, 10001 Cáceres (España)',
    email: 'privacidad@inesprueba.example',
    updated: 'junio de 2025',
  },
} satisfies SiteConfig
