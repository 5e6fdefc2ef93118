import type { Article } from '../../lib/content/types'
import { anArticle } from '../unit/builders'

/** Articles for the relevance test: the topic of one article is also mentioned in others. */
const TEXTS: [slug: string, title: string, tags: string, excerpt: string, content: string][] = [
  [
    'indices-postgresql',
    'Cómo elegir índices en PostgreSQL',
    'postgresql, bases de datos, rendimiento',
    'Qué mirar en un plan de ejecución antes de crear un índice.',
    `Una consulta lenta casi nunca necesita más máquina. Necesita que alguien lea su plan de ejecución.

## Leer el plan con EXPLAIN ANALYZE

El planificador dice qué filas espera y cuántas encuentra. Cuando las dos cifras se separan, las estadísticas están viejas.

\`\`\`sql
EXPLAIN ANALYZE SELECT * FROM pedidos WHERE cliente_id = 7;
\`\`\`

## Índices compuestos y su orden

La primera columna decide. Un índice sobre cliente y fecha sirve para buscar por cliente, no para buscar por fecha.

## Cuándo un índice estorba

Cada escritura lo actualiza. En tablas pequeñas el recorrido completo gana.`,
  ],
  [
    'migraciones-sin-parada',
    'Migraciones de base de datos sin parar el servicio',
    'bases de datos, despliegue',
    'Cambiar un esquema en producción en pasos que se pueden deshacer.',
    `Renombrar una columna parece un minuto de trabajo. En producción son cuatro despliegues.

## Ampliar y contraer

Primero se añade la columna nueva, después se escriben las dos, luego se copian los datos antiguos y al final se borra la vieja.

## Bloqueos que no se ven

Un ALTER TABLE espera a que termine la transacción más larga, y detrás de él espera todo lo demás. Un límite de espera lo evita.

## Volver atrás

Una migración que no se puede deshacer es una apuesta.`,
  ],
  [
    'contenedores-docker',
    'Contenedores pequeños con Docker',
    'docker, despliegue',
    'Imágenes por capas, construcción en etapas y usuarios sin privilegios.',
    `La primera imagen que hice pesaba un gigabyte. La de ahora pesa noventa megas.

## Construcción en varias etapas

Una etapa compila y otra ejecuta. Lo que hace falta para compilar no viaja a producción.

## El orden de las capas

Lo que cambia poco va primero: las dependencias antes que el código. Así la caché sirve de algo.

## Sin privilegios

El proceso corre con un usuario propio. Nada necesita ser root dentro de un contenedor.`,
  ],
  [
    'accesibilidad-formularios',
    'Formularios accesibles: etiquetas, errores y foco',
    'accesibilidad, html',
    'Lo que un lector de pantalla necesita para rellenar un formulario.',
    `Un formulario es la parte de la página donde más se nota la falta de cuidado.

## Cada campo con su etiqueta

Un texto de ejemplo dentro del campo no es una etiqueta: desaparece al escribir.

## Mensajes de error

El error se dice junto al campo, con palabras, y el foco va al primer campo que falla.

## Navegar con el teclado

El orden del tabulador es el orden de la lectura. Un contorno visible dice dónde se está.`,
  ],
  [
    'cache-http',
    'Cachés en HTTP explicadas con una panadería',
    'http, rendimiento',
    'Cache-Control, ETag y revalidación, con pan del día.',
    `El pan de ayer se vende más barato y a veces basta.

## Frescura

max-age dice cuánto dura el pan. Mientras dura, nadie pregunta al horno.

## Revalidar con ETag

El cliente enseña el ticket y el panadero contesta que sigue siendo el mismo pan: un 304.

## Servir lo viejo mientras llega lo nuevo

stale-while-revalidate da una respuesta inmediata y hornea por detrás.`,
  ],
  [
    'politica-seguridad-contenido',
    'Una política de seguridad de contenido sin excepciones',
    'seguridad, http',
    'Cabeceras CSP con resúmenes en vez de unsafe-inline.',
    `Una política con excepciones es una puerta con la llave debajo del felpudo.

## Resúmenes de los guiones

Cada guion en línea se permite por su resumen criptográfico, no por estar ahí.

## Inyección de código

Si alguien consigue meter HTML en un comentario, la política decide si eso se ejecuta.

## Informes

Antes de prohibir, escuchar: los informes dicen qué se rompería.`,
  ],
  [
    'senderismo-guadarrama',
    'Tres rutas de senderismo por la sierra de Guadarrama',
    'personal, montaña',
    'Caminatas de un día desde Madrid en tren de cercanías.',
    `El tren deja en Cercedilla a las nueve y el monte está a diez minutos.

## El camino Schmidt

Una senda entre pinos, casi llana, buena para el primer día.

## Siete Picos

Exige piernas. Las vistas lo pagan.

## Qué llevar

Agua, abrigo y un mapa de papel: en las peñas no hay cobertura.`,
  ],
  [
    'php-legado',
    'Convivir con código PHP heredado',
    'php, refactorización',
    'Refactorizar una aplicación antigua sin reescribirla.',
    `La aplicación tenía quince años y daba de comer a cuarenta personas.

## Caracterizar antes de tocar

Pruebas que escriben lo que hace hoy, también lo que hace mal.

## Estrangular poco a poco

Cada ruta nueva pasa por el marco nuevo y la vieja se apaga cuando nadie la llama.

## Programadores que ya no están

Los comentarios de quienes se fueron valen más que la guía de estilo.`,
  ],
  [
    'sostenibilidad-web',
    'Páginas ligeras: cuánto contamina una web',
    'sostenibilidad, rendimiento',
    'Medir el peso de una página y quitarle la mitad.',
    `Cada mega que no viaja no consume.

## Medir el peso

El inspector de red dice qué pesa. Casi siempre son las fotografías y los guiones de terceros.

## Imágenes del tamaño justo

Una fotografía de cuatro mil píxeles en una columna de cuatrocientos es un desperdicio.

## Tipografías

Un subconjunto con las letras del español ocupa la décima parte: la eñe y las tildes caben.`,
  ],
  [
    'autenticacion-contrasenas',
    'Guardar contraseñas: lo mínimo que no se discute',
    'seguridad',
    'Funciones lentas, sal por usuario y segundo factor.',
    `Si puedes decirle su contraseña a un usuario, ya has perdido.

## Funciones lentas a propósito

Argon2 tarda lo bastante para que probar millones sea caro.

## Segundo factor

Una aplicación de códigos es mejor que un mensaje, y un mensaje es mejor que nada.

## Recuperar el acceso

Un enlace de un solo uso que caduca pronto.`,
  ],
  [
    'graficas-accesibles',
    'Gráficas que también se pueden leer',
    'accesibilidad, visualización de datos',
    'Colores, tablas alternativas y descripciones de una gráfica.',
    `Una gráfica sin texto es una imagen sin explicación.

## Una tabla debajo

Los mismos datos en una tabla: quien no ve la gráfica los tiene, y quien la ve también los copia.

## No solo color

Rojo y verde son iguales para uno de cada doce hombres. Formas y rótulos los separan.

## Descripción larga

Primero lo que se concluye, luego las cifras.`,
  ],
]

export const RELEVANCE_ARTICLES: Article[] = TEXTS.map(([slug, title, tags, excerpt, content], at) =>
  anArticle({ id: at + 1, slug, title, tags: tags.split(', '), excerpt, content }),
)

/** Series of these articles. */
export const RELEVANCE_SERIES = [
  { name: 'Datos sin sustos', articles: ['indices-postgresql', 'migraciones-sin-parada'] },
  { name: 'Una web para todos', articles: ['accesibilidad-formularios', 'graficas-accesibles'] },
]
