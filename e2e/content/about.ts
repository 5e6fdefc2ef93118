import type { AboutContent } from '@/lib/site/site-config'

export const about = {
  biography: ['Vivo en las pruebas de este sitio.', 'Busco fallos, y a veces los encuentro.'],
  picture: { image: '/images/hobbies.svg', alt: 'Un dibujo de aficiones de prueba' },
  hobbies: [
    { icon: 'hiking', text: 'Paseos cortos por la dehesa' },
    { icon: 'reading', text: 'Lectura de registros' },
  ],
  skills: ['Python', 'Docker', 'React', 'Java'],
  tools: ['Visual Studio Code', 'Postman'],
} satisfies AboutContent
