import type { HomeContent } from '@/lib/site/site-config'

/** What the home page says about the owner. The roles are typed one after another; one alone stands still. */
export const home = {
  roles: [
    'Ingeniero júnior de aprendizaje automático',
    'Analista programador',
    'Desarrollador full stack',
    'Desarrollador de software sostenible',
  ],
  intro:
    'Desarrollo para la web de principio a fin, desde Madrid: interfaces que se dejan usar, servidores que no despiertan a nadie y modelos tan pequeños como el problema permite.',
  biography: [
    'Vivo en Madrid y busco un equipo en el que programar bien sea lo normal. Vengo de la formación profesional y de los proyectos que se enseñan funcionando: PHP y bases de datos en el servidor, React y TypeScript en el navegador, Python cuando hay datos que entender.',
    'Me interesa el software que gasta poco: páginas que pesan lo justo, consultas que no se repiten y modelos que no necesitan un centro de datos para decir que hoy llueve.',
  ],
  sections: ['featured', 'recent', 'about'],
  featured: ['medidor-de-huella', 'biblioteca-de-barrio', 'tejado-compartido'],
} satisfies HomeContent
