import type { Language } from '../config/language'
import { ARTICLE } from './article'
import { ARTICLE_EN } from './en/article'
import type { Same } from './same'

export type ArticleWords = Same<typeof ARTICLE>

/** The labels that the site adds to an article, in the language of the article. */
export const ARTICLE_WORDS: Record<Language, ArticleWords> = { es: ARTICLE, en: ARTICLE_EN }
