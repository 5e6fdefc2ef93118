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
    'feliz-ano-balance',
    'Balance del año: lo que aprendí y lo que dejé',
    'personal',
    'Doce meses de trabajo, un cambio de empleo y tres libros.',
    `Este año cambié de empleo, terminé un curso y corrí mi primera carrera de diez kilómetros.

## Lo que aprendí

Escribir antes de programar ahorra semanas. Dormir también.

## Lo que dejé

Dejé dos proyectos a medias. No los echo de menos.

## Propósitos para los próximos años

Menos pantallas y más montaña.`,
  ],
  [
    'machine-learning-primeros-pasos',
    'Aprendizaje automático: mi primer modelo en producción',
    'python, machine learning',
    'Del cuaderno al servicio: datos, entrenamiento y vigilancia.',
    `El modelo acertaba en mi cuaderno y fallaba en la calle.

## Preparar los datos

La mitad del trabajo fue limpiar: fechas en tres formatos, ciudades con dos nombres, filas repetidas.

## Entrenamiento y validación

Separar por fecha y no al azar: el futuro no puede filtrarse al pasado.

## Vigilar la deriva

Los datos cambian. Una alarma compara cada semana la distribución de las entradas.`,
  ],
  [
    'react-estado-url',
    'El estado en la dirección: filtros de React que se comparten',
    'react, javascript',
    'Guardar filtros y búsquedas en la URL en lugar de en un componente.',
    `Un filtro que se pierde al recargar es un filtro que nadie puede compartir.

## La dirección como fuente

El componente lee de la URL y escribe en ella. No hay una segunda copia del estado.

## Volver atrás con el navegador

Cada paso que el visitante quiera deshacer es una entrada del historial; los demás la sustituyen.

\`\`\`js
history.replaceState(null, '', ruta)
\`\`\``,
  ],
  [
    'pruebas-automaticas',
    'Qué probar y qué no: pruebas automáticas que sirven',
    'pruebas, calidad',
    'Una prueba que no puede fallar es un adorno.',
    `Tenía dos mil pruebas y ninguna confianza.

## Probar el comportamiento

Una prueba describe lo que ve quien usa el programa, no cómo está hecho por dentro.

## Pruebas que fallan a ratos

El tiempo, la red y el azar las vuelven inestables. Un reloj falso y una semilla fija las curan.

## Mutaciones

Cambiar el código a propósito dice si alguna prueba se entera.`,
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
    'git-historial-limpio',
    'Un historial de Git que se puede leer',
    'git, herramientas',
    'Confirmaciones pequeñas, mensajes que dicen por qué y rebase sin miedo.',
    `El historial es la documentación que nadie tiene que acordarse de escribir.

## Mensajes que dicen por qué

El qué ya está en la diferencia. El porqué se pierde si no se escribe.

## Rebase interactivo

Ordenar las confirmaciones antes de enseñarlas, nunca después.

## Bisección

Con un historial limpio, git bisect encuentra el fallo en diez pasos.`,
  ],
  [
    'arduino-riego',
    'Riego automático con Arduino y un sensor de humedad',
    'electrónica, arduino',
    'Un huerto de balcón que se riega solo en agosto.',
    `Las tomateras no entienden de vacaciones.

## El sensor de humedad

Los baratos se oxidan en un mes. El capacitivo dura años.

## La bomba y el relé

El relé separa los doce voltios del agua de los cinco de la placa.

## Ahorrar batería

La placa duerme y se despierta cada hora. Así dura todo el verano.`,
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
    'entrevistas-tecnicas',
    'Preparar entrevistas técnicas sin memorizar trucos',
    'empleo',
    'Lo que funcionó en doce procesos de selección.',
    `Nadie me preguntó por el árbol rojo y negro.

## Contar un proyecto

Problema, decisión, resultado. Tres minutos y una cifra.

## El ejercicio en directo

Hablar mientras se piensa. Preguntar antes de escribir.

## Negociar el salario

Dar un rango, callar y esperar.`,
  ],
  [
    'typescript-tipos-estrechos',
    'Tipos que estorban lo justo: TypeScript estricto',
    'typescript, javascript',
    'unknown en las fronteras, uniones discriminadas dentro.',
    `El compilador es un compañero pesado que casi siempre tiene razón.

## unknown en las fronteras

Lo que llega de fuera no tiene tipo hasta que se comprueba.

## Uniones discriminadas

Un campo que dice qué es cada cosa evita los estados imposibles.

## Cuándo callar al compilador

Nunca con any. A veces con una aserción y un comentario.`,
  ],
  [
    'colas-trabajos',
    'Colas de trabajos: reintentos, orden e idempotencia',
    'arquitectura, redis',
    'Procesar tareas en segundo plano sin cobrar dos veces.',
    `Un cliente recibió el mismo correo once veces.

## Reintentar con espera

Cada intento espera más que el anterior, con algo de azar para que no vuelvan todos a la vez.

## Idempotencia

La misma tarea dos veces deja lo mismo que una: una clave por operación.

## El orden casi nunca importa

Y cuando importa, una cola por cliente basta.`,
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
