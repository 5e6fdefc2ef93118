import type { AboutContent } from '@/lib/config/site-config'

export const about = {
  biography: ['Vivo en las pruebas de este sitio.', 'Busco fallos, y a veces los encuentro.'],
  hobbies: [
    { icon: 'hiking', text: 'Paseos cortos por la dehesa' },
    { icon: 'reading', text: 'Lectura de registros' },
  ],
  skills: [
    { icon: 'python', name: 'Python' },
    { icon: 'docker', name: 'Docker' },
    { icon: 'react', name: 'React' },
    { icon: 'java', name: 'Java' },
  ],
  tools: [
    { icon: 'vscode', name: 'Visual Studio Code' },
    { icon: 'postman', name: 'Postman' },
  ],
} satisfies AboutContent
