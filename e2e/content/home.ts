import type { HomeContent } from '@/lib/site/site-config'

export const home = {
  roles: ['Probadora de portfolios', 'Analista de ejemplos', 'Lectora de informes'],
  intro:
    'Pruebo sitios como este de principio a fin, desde Cáceres, para que quien los use no tenga que hacerlo.',
  biography: [
    'Existo para que las pruebas tengan a quién enseñar. Cambio cuando cambia una prueba y por ningún otro motivo.',
    'Me interesa el software que se deja comprobar.',
  ],
  featured: ['proyecto-2', 'proyecto-1'],
} satisfies HomeContent
