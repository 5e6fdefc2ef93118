import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'http://localhost' })
