import { Global, Module } from '@nestjs/common';
import { ClientDoor } from './client-door.service';
import { DocumentView } from './document-view.service';
import { FixedPagesController } from './fixed-pages.controller';
import { KeptPages } from './kept-pages.service';
import { PageAnswers } from './page-answers.service';
import { PageCompressor } from './page-compressor.service';
import { PageFigures } from './page-figures';
import { PageFreshness } from './page-freshness.service';
import { PageRenderer } from './page-renderer.service';
import { PageShelf } from './page-shelf.service';
import { SpeculationRulesController } from './speculation-rules.controller';

/** Rendering, keeping and sending pages, and the pages that no feature owns. */
@Global()
@Module({
  providers: [
    ClientDoor,
    DocumentView,
    KeptPages,
    PageAnswers,
    PageCompressor,
    PageFigures,
    PageFreshness,
    PageRenderer,
    PageShelf,
  ],
  controllers: [SpeculationRulesController, FixedPagesController],
  exports: [ClientDoor, KeptPages, PageAnswers, PageFreshness, PageRenderer],
})
export class PagesModule {}
