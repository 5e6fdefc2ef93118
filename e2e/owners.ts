/* The content from which `npx tsx e2e/other-owners.ts` builds sites. */

const ARTICLE = `---
id: 1
title: "Só un artigo: e con comiñas"
tags: [rust, kubernetes, à la carte]
created_at: 2026-02-03 10:00:00
---

Un parágrafo, e a [páxina do proxecto](/project). ![A captura](/images/projects/captura.png)
`
const PROJECT = {
  id: 1,
  imgPath: '/images/projects/captura.png',
  isBlog: false,
  title: 'Un só proxecto',
  description: 'Feito en Rust.',
  ghLink: 'https://codigo.example/uxia',
  demoLink: '',
  tipo: 'app',
}

/** @param words the owner's own site, home and about modules; by default those of an engineer in Lugo */
export type Owner = { articles: Record<string, string>; projects: object[]; printed?: boolean; words?: Words }
type Words = { site: object; home: object; about: object }

const KINDS = [
  ...['maps', 'github', 'gitlab', 'LinkedIn', 'mastodon', 'bluesky', 'x', 'youtube', 'instagram'],
  ...['Stack Overflow', 'dev.to', 'A Forxa'],
]

/** Twelve accounts, a portrait, one role, sections in a different order. */
export const ENGINEER: Words = {
  site: {
    name: 'Uxía Núñez',
    title: 'Uxía Núñez · código',
    description: 'O portfolio de Uxía Núñez, que programa en Rust e mantén servidores en Lugo.',
    url: 'https://uxia.example/',
    email: 'uxia@uxia.example',
    city: 'Lugo',
    country: 'ES',
    portrait: { image: '/images/retrato.png', alt: 'Uxía Núñez, diante dun servidor' },
    social: [
      ...KINDS.map((kind, index) => ({ kind, url: `https://a.example/${index}` })),
      { kind: 'e-mail', url: 'mailto:uxia@uxia.example' },
    ],
    legal: {
      name: 'Uxía Núñez',
      taxId: '1',
      address: 'Lugo',
      email: 'uxia@uxia.example',
      updated: 'maio de 2026',
    },
    pages: { home: { share: 'Rust e servidores' }, projects: { heading: 'O que fixen' } },
  },
  home: {
    greeting: 'Ola, son',
    roles: 'Enxeñeira',
    intro: 'Programo en Rust.',
    biography: 'Son de Lugo.',
    featured: ['un-só-proxecto'],
    sections: ['featured', 'recent', 'about'],
  },
  about: {
    biography: 'Son de Lugo.',
    picture: { image: '/images/projects/captura.png', alt: 'Unha captura' },
    hobbies: [{ icon: 'music', text: 'Pandeireta' }, { icon: '🥾', text: 'Monte' }, 'Ler'],
    skills: [
      'Rust',
      'KUBERNETES',
      'Java',
      'C++',
      'C#',
      'VUE.JS',
      { icon: 'dotnet', name: 'Plataforma .NET' },
    ],
    tools: ['VS Code', 'Neovim'],
    sections: ['skills', 'tools', 'hobbies'],
  },
}

/** An owner who gives only the required values: all others are null, empty or absent. */
const NOTHING: Words = {
  site: {
    name: 'Ñandú',
    title: 'Ñandú',
    description: 'O sitio de Ñandú.',
    url: 'https://nandu.example',
    email: '',
    city: null,
    portrait: null,
    social: [{ kind: 'github', url: '' }],
    repository: '',
    calendarUser: null,
    analytics: '',
    legal: null,
  },
  home: { roles: [], intro: '', biography: [''] },
  about: { biography: null, hobbies: [], skills: null, tools: [] },
}

/** The owners, by the name of their content folder. */
export const OWNERS: Record<string, Owner> = {
  'one-of-each': { articles: { 'un-artigo.md': ARTICLE }, projects: [PROJECT] },
  'no-articles': { articles: {}, projects: [PROJECT] },
  'no-projects': { articles: { 'un-artigo.md': ARTICLE }, projects: [], printed: false },
  'only-cv': {
    articles: { 'un-artigo.md': ARTICLE },
    projects: [PROJECT],
    words: {
      ...ENGINEER,
      site: { ...ENGINEER.site, without: ['about', 'projects', 'articles', 'contact', 'privacy'] },
    },
  },
  nothing: { articles: {}, projects: [], printed: false, words: NOTHING },
}
