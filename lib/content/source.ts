import 'server-only'
import { env } from '../site/env'
import { owner } from '../site/owner'
import { siteUrl } from '../site/site-url'
import { chooseApiBase } from './api-base'

/** The upstream's base URL, or null when the files of the content folder are the source. */
export const apiBase = chooseApiBase(siteUrl, owner.site.developmentHost, env)
