export const LOADING_ARTICLE = 'Cargando artículo...'
