import type { SiteConfig } from '@/lib/config/site-config'

// Double quotes on purpose: the module is executed, so its formatting must not matter.
export const site = {
  name: 'Inés Prueba',
  title: 'Inés Prueba',
  description:
    'Portfolio y blog de Inés Prueba, personaje de las pruebas de este sitio: nadie la contrata y no vive en ninguna parte.',
  // prettier-ignore
  url: "https://www.inesprueba.example",
  developmentHost: null,
  email: 'hola@inesprueba.example',
  city: 'Cáceres',
  social: {
    maps: 'https://mapas.example/caceres',
    appStore: 'https://apps.example/ines',
    code: 'https://codigo.example/ines',
    professional: 'https://trabajo.example/ines',
    photos: 'https://fotos.example/ines',
  },
  repository: null,
  calendarUser: null,
  analyticsId: null,
  legal: {
    name: 'Inés Prueba Núñez',
    taxId: '12345678Z',
    address: 'Calle de la Prueba, 9, 10001 Cáceres (España)',
    email: 'privacidad@inesprueba.example',
  },
} satisfies SiteConfig
