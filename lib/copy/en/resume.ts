import type { RESUME } from '../resume'
import type { Same } from '../same'

/** Title, heading and description of the English CV's page. */
export const RESUME_EN: Same<Pick<typeof RESUME, 'title' | 'heading' | 'description'>> = {
  title: 'CV',
  heading: 'Résumé',
  description: (name, printed) =>
    `Résumé of ${name}: experience, education and skills. Read it here${printed ? ' or download it as PDF' : ''}.`,
}
