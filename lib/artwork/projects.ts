import { picture } from './draw'
import { drawBibliotecaDeBarrio } from './project-scenes/biblioteca-de-barrio'
import { drawCajaDePiezas } from './project-scenes/caja-de-piezas'
import { drawButacasDeVerano } from './project-scenes/butacas-de-verano'
import { drawClinicaVeterinaria } from './project-scenes/clinica-veterinaria'
import { drawTejadoCompartido } from './project-scenes/tejado-compartido'
import { drawCuadernoDeCumbres } from './project-scenes/cuaderno-de-cumbres'
import { drawDiezKilometros } from './project-scenes/diez-kilometros'
import { drawGastosAMedias } from './project-scenes/gastos-a-medias'
import { drawGuiaDeSetas } from './project-scenes/guia-de-setas'
import { drawMacetaLista } from './project-scenes/maceta-lista'
import { drawMapaDeHuertos } from './project-scenes/mapa-de-huertos'
import { drawMedidorDeHuella } from './project-scenes/medidor-de-huella'
import { drawParadaAParada } from './project-scenes/parada-a-parada'
import { drawPistasDelBarrio } from './project-scenes/pistas-del-barrio'
import { drawTermometroDeOpiniones } from './project-scenes/termometro-de-opiniones'
import { drawTiendaDeCeramica } from './project-scenes/tienda-de-ceramica'

const VIEW = { width: 1200, height: 800 }

/** Every project scene by the slug that names its file; the scene draws inside 1200 × 800. */
const SCENES = {
  'medidor-de-huella': drawMedidorDeHuella,
  'parada-a-parada': drawParadaAParada,
  'tejado-compartido': drawTejadoCompartido,
  'biblioteca-de-barrio': drawBibliotecaDeBarrio,
  'maceta-lista': drawMacetaLista,
  'pistas-del-barrio': drawPistasDelBarrio,
  'tienda-de-ceramica': drawTiendaDeCeramica,
  'guia-de-setas': drawGuiaDeSetas,
  'termometro-de-opiniones': drawTermometroDeOpiniones,
  'butacas-de-verano': drawButacasDeVerano,
  'gastos-a-medias': drawGastosAMedias,
  'mapa-de-huertos': drawMapaDeHuertos,
  'clinica-veterinaria': drawClinicaVeterinaria,
  'diez-kilometros': drawDiezKilometros,
  'cuaderno-de-cumbres': drawCuadernoDeCumbres,
  'caja-de-piezas': drawCajaDePiezas,
} satisfies Record<string, () => string>

/**
 * Draws every project scene.
 * @returns the SVG documents, 1200 × 800, by slug
 */
export function drawProjects(): Map<string, string> {
  return new Map(Object.entries(SCENES).map(([slug, draw]) => [slug, picture(VIEW, draw())]))
}
