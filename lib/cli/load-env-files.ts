import './closed-output'
import { loadEnvConfig } from '@next/env'

// Command line tools import this file first, so that they see the same .env files as the site.
loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
