import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'

const FOLDER = path.join(process.cwd(), 'posts')

export function getSlugs() {
  return readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''))
}

export function getPost(slug) {
  const { data, content } = matter(readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8'))
  return { slug, content, ...data, date: new Date(data.created_at) }
}

export function getPosts() {
  return getSlugs()
    .map(getPost)
    .sort((a, b) => b.date - a.date)
}
