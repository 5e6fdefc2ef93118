import './closed-output'
import { loadEnvConfig } from '@next/env'

// Imported first by the command line tools: they see the same .env files as the site itself.
loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
