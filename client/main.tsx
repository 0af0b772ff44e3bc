// Starts the page in the browser.
import { render } from 'preact';
import { openPlace } from './net/place.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/room.css';
import './styles/card.css';
import './styles/decks.css';
import './styles/start.css';
import './styles/table.css';
import './styles/preview.css';
import './styles/prompt.css';
import './styles/form.css';
import './styles/deck-form.css';
import './styles/deck-editor.css';
import './styles/log-drawer.css';
import './styles/result.css';
import './styles/mirror.css';
import { App } from './ui/app.tsx';
import { watchForKeys } from './ui/by-keys.ts';
import { needInterfaceGlyphs } from './ui/glyphs.ts';

watchForKeys(document.documentElement);
needInterfaceGlyphs();
const root = document.getElementById('app');
if (root !== null) render(<App place={openPlace()} />, root);
