/** Queries of the relevance test, each with the article that must rank first. */
export const RELEVANCE_QUERIES: [query: string, slug: string][] = [
  // Spelled as in the article.
  ['índices postgresql', 'indices-postgresql'],
  ['migraciones sin parada', 'migraciones-sin-parada'],
  ['formularios accesibles', 'accesibilidad-formularios'],
  ['política de seguridad de contenido', 'politica-seguridad-contenido'],
  ['aprendizaje automático', 'machine-learning-primeros-pasos'],
  ['servir lo viejo', 'cache-http'],
  // Without accents, or in capitals.
  ['indices compuestos', 'indices-postgresql'],
  ['GRAFICAS', 'graficas-accesibles'],
  ['medicion del peso', 'sostenibilidad-web'],
  ['refactorizacion', 'php-legado'],
  ['INYECCION', 'politica-seguridad-contenido'],
  ['negociacion del sueldo o salario', 'entrevistas-tecnicas'],
  // ñ is a separate letter.
  ['año', 'feliz-ano-balance'],
  ['contraseña', 'autenticacion-contrasenas'],
  ['peñas', 'senderismo-guadarrama'],
  ['eñe', 'sostenibilidad-web'],
  // Inflected forms.
  ['reintentando tareas', 'colas-trabajos'],
  ['migrar esquemas', 'migraciones-sin-parada'],
  ['contenedor pequeño', 'contenedores-docker'],
  ['mutación', 'pruebas-automaticas'],
  ['programador', 'php-legado'],
  ['entrevista técnica', 'entrevistas-tecnicas'],
  ['rellenando campos', 'accesibilidad-formularios'],
  ['caminar por la montaña', 'senderismo-guadarrama'],
  ['entrenar un modelo', 'machine-learning-primeros-pasos'],
  ['regar el huerto', 'arduino-riego'],
  ['unión discriminada', 'typescript-tipos-estrechos'],
  ['recuperación de contraseñas', 'autenticacion-contrasenas'],
  // One typo.
  ['contrasenas', 'autenticacion-contrasenas'],
  ['postgresl', 'indices-postgresql'],
  ['accesibildad formularios', 'accesibilidad-formularios'],
  ['senderimso', 'senderismo-guadarrama'],
  ['idenpotencia', 'colas-trabajos'],
  ['tipescript', 'typescript-tipos-estrechos'],
  // Incomplete words.
  ['dock', 'contenedores-docker'],
  ['revalid', 'cache-http'],
  ['bisec', 'git-historial-limpio'],
  ['estado en la dir', 'react-estado-url'],
  // Questions.
  ['cómo elegir un índice en la base de datos', 'indices-postgresql'],
  ['cuánto pesan las fotografías de una página', 'sostenibilidad-web'],
]

/** Queries for topic pages, each with the path that must rank first. */
export const TOPIC_QUERIES: [query: string, path: string][] = [
  ['seguridad', '/etiqueta/seguridad'],
  ['ACCESIBILIDAD', '/etiqueta/accesibilidad'],
  ['base de datos', '/etiqueta/bases-de-datos'],
  ['etiqueta rendimiento', '/etiqueta/rendimiento'],
  ['despliegues', '/etiqueta/despliegue'],
  ['serie datos sin sustos', '/serie/datos-sin-sustos'],
  ['Datos sin sustos', '/serie/datos-sin-sustos'],
  ['web para todos', '/serie/una-web-para-todos'],
  ['archivo', '/articles/archivo'],
  ['archivo de 2026', '/articles/archivo#2026'],
]
