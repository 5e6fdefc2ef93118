import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md' }),
  schema: z.object({
    title: z.string(),
    meta_description: z.string().optional(),
    excerpt: z.string().optional(),
    created_at: z.coerce.date(),
    featured_image: z.string().optional(),
  }),
})

export const collections = { blog }
