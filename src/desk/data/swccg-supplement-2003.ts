// Star Wars CCG Rules Supplement, in our own words.
import type { DocumentText, Relation } from '../model/document.ts';

/** "See Supplement": the older entry stays in force where this one is silent. */
const addsToSupplement: Relation = { kind: 'adds-to', documents: ['swccg-glossary-supplement-2002'] };

export const swccgSupplement2003: DocumentText = {
  document: 'swccg-supplement-2003',
  relation: { kind: 'replaces', documents: ['swccg-glossary-supplement-2002', 'swccg-glossary-2.0'] },
  elsewhere: ['unmodifiable values'],
  sections: [
    {
      section: '1. Card title',
      kind: 'card',
      entries: [
        {
          title: 'Agents In The Court/No Love For The Empire',
          aliases: ['Agents In The Court', 'No Love For The Empire'],
          relation: addsToSupplement,
          text: 'A copy of your rep card can be placed on this Objective only if its species is known as well: its lore has to name one, or else an entry of the Glossary Supplement.',
        },
        {
          title: 'All Wrapped Up',
          status: 'interim',
          changed: true,
          relation: addsToSupplement,
          text: 'All that is asked of the bounty hunter is to be present where it happens, at the location itself. Whether he is present with the character who is forfeited makes no difference.',
        },
        {
          title: 'Blaster Rack (V)',
          text: 'Every copy of this Effect that is on table lets you deploy one weapon a turn, so two copies allow two.',
        },
        {
          title: 'Beedo',
          names: ['Audience Chamber', 'Greedo'],
          status: 'clarification',
          changed: true,
          text: 'Beedo comes into play in one of two ways: for 3 Force, or for free in place of any other Rodian who is male and who then goes to the Used Pile. As long as Beedo is at the Audience Chamber, each of your Rodians has power +2, and you may increase a destiny draw by 2 each time that Greedo threatens a smuggler.',
        },
        {
          title: 'Bravo Fighter',
          text: 'Landed, it keeps every part of its game text that works at a site.',
        },
        {
          title: 'Colo Claw Fish',
          names: [
            'My Lord, Is That Legal/I Will Make It Legal',
            'My Lord, Is That Legal',
            'I Will Make It Legal',
            'Orn Free Taa',
            'Darth Vader',
            'Artoo',
            'C-3PO',
            'General Solo',
            'Chewbacca',
            'Grand Moff Tarkin',
            'Prepared Defenses',
          ],
          changed: true,
          text: "A card that was drawn for destiny may be exchanged for one stacked on this Effect. The new card counts as exchanged and not as drawn, so what works on cards drawn for destiny can't modify it. All other modifiers that apply pass to the new card, whenever they were played, and the destiny draw can still be modified further. Example: Dark, with I Will Make It Legal (the Objective that begins as My Lord, Is That Legal), has Orn Free Taa stacked here. In a battle Dark has Darth Vader; Light has Chewbacca, General Solo, C-3PO and Artoo. Dark draws Grand Moff Tarkin for battle destiny, a 2 because of Vader. Light uses Artoo's text, which brings it to 1; Dark's Prepared Defenses makes it 2 again, and Light leaves General Solo's text unused. Dark then exchanges Tarkin for Orn. The +2 of I Will Make It Legal is lost, since the senator was exchanged for the draw. Vader's automatic +1 and Artoo's optional -1 both pass to Orn. The bonus of Prepared Defenses, which is for a drawn battle destiny, does not, and General Solo can no longer cancel the battle destiny, since its card was not drawn.",
        },
        {
          title: 'Come With Me',
          names: ['Alter'],
          status: 'erratum',
          text: 'Corrected text: you use 1 Force, choose a starfighter with at least one permanent pilot as the target, and draw destiny. If the destiny is greater than 2, the Effect deploys on the starfighter and takes all its permanent pilots away; if not, it is lost. For each permanent pilot taken away, one pilot may be added. The Effect is immune to Alter.',
        },
        {
          title: 'Death Star Sentry (V)',
          text: 'The Effect demands a payment of its own, apart from the deploy cost of the card that is being deployed and due before it. What modifies that deploy cost leaves this payment as it is, so it is owed even for a card that deploys for free.',
        },
        {
          title: 'Dantooine Base Operations/More Dangerous Than You Realize',
          aliases: ['Dantooine Base Operations', 'More Dangerous Than You Realize'],
          names: ['S-Foils', 'Haven', 'Rendezvous Point'],
          changed: true,
          text: "It sets the deploy cost of a squadron to the power that the squadron currently has. That power may be modified, for example by S-Foils, but the cost itself can't be, for example by Haven or Rendezvous Point, because it is always equal to the power.",
        },
        {
          title: 'DFS Squadron Starfighter',
          names: ['Naboo', 'Droid Starfighter Laser Cannons'],
          changed: true,
          text: 'It deploys for 1 Force less to Naboo, or to the system where your battleship is. Whenever it shares a system with your battleship, its Droid Starfighter Laser Cannons may be deployed aboard out of your Reserve Deck, which is then reshuffled.',
        },
        {
          title: 'Docking And Repair Facilities',
          names: ['More Dangerous Than You Realize', "They're On Dantooine"],
          changed: true,
          text: "If a card such as More Dangerous Than You Realize or They're On Dantooine has defined a deploy cost for the squadron that you remove, the cost of the action is worked out from that deploy cost.",
        },
        {
          title: 'Eject, Eject!',
          see: ['Come With Me'],
          text: 'The ruling on Come With Me holds for this card too.',
        },
        {
          title: 'Exposure',
          status: 'clarification',
          changed: true,
          text: 'In your control phase you use X Force. X is how many characters there are in all at the exterior marker sites under "nighttime conditions", the missing ones as well as those present. All these characters are lost.',
        },
        {
          title: 'Fear Will Keep Them In Line (V)',
          names: ['Death Star', 'Presence Of The Force'],
          text: 'Its current text: it deploys on a Death Star, one at most on each. In your control phase the opponent loses 2 Force for each system that is a battleground, lies within 2 parsecs of your Death Star and is controlled by you with a Star Destroyer. A Death Star that has itself become a battleground, through Presence Of The Force for example, costs the opponent no 2 Force when you control it with a Star Destroyer.',
        },
        {
          title: 'Han, Chewie And The Falcon',
          changed: true,
          relation: addsToSupplement,
          text: "Wherever a card makes you use the ability of a pilot, Han's is 3 and Chewie's is 2.",
        },
        {
          title: 'Heading For The Medical Frigate',
          relation: addsToSupplement,
          see: ['Prepared Defenses'],
          text: 'The ruling on Prepared Defenses holds for this card too.',
        },
        {
          title: 'Imperial Occupation (V)/Imperial Control (V)',
          aliases: ['Imperial Occupation (V)', 'Imperial Control (V)'],
          names: ['Hoth: Main Power Generators', 'Main Power Generators'],
          changed: true,
          text: 'This Objective is an exception to the rule by which the 60 cards of a game deck all belong to one side of the Force. Whoever plays it has 59 dark side cards, the Objective included, and one light side location, Hoth: Main Power Generators. Deploying the Main Power Generators, you still have to turn the card so that its blue lightsaber icon is toward the light side player.',
        },
        {
          title: 'Let Them Make The First Move/At Last We Will Have Revenge',
          aliases: ['Let Them Make The First Move', 'At Last We Will Have Revenge'],
          text: 'A player who has no way to draw destiny in lightsaber combat has a combat total of 0, which nothing can modify.',
        },
        {
          title: 'Molator (V)',
          text: 'For uniqueness it counts like the original card, whose mark is (+).',
        },
        {
          title: 'My Kind of Scum/Fearless and Inventive',
          aliases: ['My Kind of Scum', 'Fearless and Inventive'],
          see: ['Agents In The Court/No Love For The Empire'],
          text: 'The ruling on Agents In The Court holds for this card too.',
        },
        {
          title: 'Naboo: Theed Palace Generator Core',
          changed: true,
          text: "Its text is to be read so: a character with ability less than 5 who is 'hit' here goes to the owner's Used Pile instead, and so does every card on that character.",
        },
        {
          title: 'Prepared Defenses',
          names: ['Naboo Occupation', 'No Escape', 'Imperial Arrest Order'],
          relation: addsToSupplement,
          text: 'The Effects that this starting Interrupt deploys come into play separately, one after another, and every automatic action resolves as it normally does. So with Naboo Occupation, No Escape and Imperial Arrest Order, Naboo Occupation can be the first, which is lost at once; then comes No Escape, by which Dark may take into hand what lies on top of the top pile; then Imperial Arrest Order.',
        },
        {
          title: 'Queen Amidala, Ruler of Naboo',
          text: 'Her game text makes her count as a senator only while she is being placed onto a Political Effect. She does not get the senator characteristic from it, so a Political Effect is not occupied by a senator because she is on it.',
        },
        {
          title: "Sai'torr Kal Fas (V)",
          see: ['Blaster Rack (V)'],
          text: 'The ruling on Blaster Rack (V) holds for this card too.',
        },
        {
          title: 'Send A Detachment Down (V)',
          text: 'For uniqueness it counts like the original card, whose mark is (+). Its word "target" is a little ambiguous. What is intended: when the trooper reaches the droid, the weapon or the device, he steals it, you retrieve as much Force as its destiny number, and the trooper has power +2.',
        },
        {
          title: "They're On Dantooine (V)",
          changed: true,
          see: ['Dantooine Base Operations/More Dangerous Than You Realize'],
          text: 'The ruling on Dantooine Base Operations holds for this card too.',
        },
        {
          title: "They're Still Coming Through!",
          names: ['Fallen Portal'],
          changed: true,
          text: 'When it gives Fallen Portal a new target, the restrictions of the original targeting do not bind it: characters in enclosed vehicles may be chosen too.',
        },
        {
          title: 'Thok & Thug',
          status: 'clarification',
          text: "The card deploys for 2 less to a site of Jabba's Palace. If the opponent has just initiated a battle at the card's site, you may use X Force, 2 at most, to increase your total power by twice X. Weapons may not target alien leaders of yours who are present. When your turn ends, it is one of three: [star] use 2, [arrow] lose 1, or [skull].",
        },
        {
          title: 'Trade Federation Landing Craft',
          changed: true,
          see: ['Bravo Fighter'],
          text: 'The ruling on Bravo Fighter holds for this card too.',
        },
        {
          title: "We'll Handle this/Duel of the Fates",
          aliases: ["We'll Handle this", 'Duel of the Fates'],
          see: ['Let Them Make The First Move/At Last We Will Have Revenge'],
          text: 'The ruling on Let Them Make The First Move holds for this card too.',
        },
        {
          title: "We're All Going To Be A Lot Thinner (V)",
          names: ['Sleen', 'Cantina', 'Watch Your Step'],
          changed: true,
          text: "This Interrupt replaces the base number from which your activation of the turn is worked out. Total the opponent's icons first, with every modifier of the opponent's Force icons, whichever player provides it; only then apply every modifier of your own Force generation. So icons that a Sleen has 'eaten' are left out, and with Watch Your Step in play you still activate no Force at the opponent's Cantina.",
        },
        {
          title: 'Yavin IV Sentry (V)',
          see: ['Death Star Sentry (V)'],
          text: 'The ruling on Death Star Sentry (V) holds for this card too.',
        },
      ],
    },
    {
      section: '2. Game term',
      kind: 'term',
      entries: [
        {
          title: 'Battle destiny - draws X battle destiny if unable to otherwise',
          aliases: [
            'Battle destiny',
            'draws X battle destiny if unable to otherwise',
            'draws X battle destiny if unable to otherwise Battle destiny',
            'Battle destiny - draws battle destiny if unable to otherwise',
            'draws battle destiny if unable to otherwise',
          ],
          changed: true,
          text: 'Such a text works only in the power segment of a battle, and only if less than X battle destinies may be drawn by all other means. Together with other texts that draw destiny it therefore never brings more than X draws; if the others bring fewer, it may be used to come to X. Its use is always optional, as is drawing battle destiny. It overrides conditions of battle destiny, be it that drawing needs ability of 6 or more, or that the opponent may draw at most Y, a number lower than X. The draws can still be cancelled or reduced.',
        },
        {
          title: 'Blown away - Imperial Holotable',
          aliases: ['Blown away', 'Imperial Holotable', 'Imperial Holotable Blown away'],
          names: ['Dejarik Holotable'],
          changed: true,
          text: 'An Imperial Holotable site that is "blown away" is destroyed: the site is turned face down, and every card there is lost. Face down it is a damaged holotable, at which no card whatever can be. Deploying another copy "repairs" it, and so does converting it by means of the Dejarik Holotable.',
        },
        {
          title: 'Crashed',
          names: ['Trample', 'Attack Pattern Delta'],
          changed: true,
          see: ['unmodifiable values'],
          text: "Certain cards make a vehicle crash. It then has neither power nor maneuver nor landspeed; armor, where it has any, is reduced to 2 (on this, see unmodifiable values). Its game text and its vehicle weapons are of no use, nor is any card for which the vehicle would logically have to be operational, such as Trample or Attack Pattern Delta. Characters aboard are not lost just because of the crash and may disembark in your move phase. If the vehicle is enclosed, each character who embarks or disembarks must pay 1 Force for it, and whoever stays aboard still provides presence, but can't use game text that has to do with battle and can't apply ability to draw battle destiny. A permanent pilot aboard gives neither ability nor presence, since the vehicle's game text is out of use. A battle ends if one side's presence is removed completely.",
        },
        {
          title: 'Cumulatively',
          names: ['Rebel Tech', 'Attack Run', 'Sandcrawler', 'Queen Amidala', 'I Will Not Defer'],
          text: 'The word says that several copies of a card, or several uses of one game text (as with political effects), add up when they modify the same thing. Rebel Tech cumulatively adds 1 to the total of Attack Run, so three of them make it 3. The Sandcrawler of the Premiere set gives each Jawa at its exterior site forfeit +1 without that word: where three Sandcrawlers are, a Jawa has forfeit +1, and never +3. Only modifiers that say so are cumulative. In the same way, several copies of Queen Amidala may not go on I Will Not Defer to increase a Force drain by 2 more than once. That a few early cards print the term in bold does not change what it means.',
        },
        {
          title: 'Ferocious',
          names: ['Mynock', 'Vine Snake'],
          changed: true,
          text: 'A creature is ferocious if its defense value is greater than 2, unless it is a Mynock or a Vine Snake.',
        },
        {
          title: 'Jedi Tests',
          relation: addsToSupplement,
          text: 'An apprentice can be the target of no more than one Jedi Test that is still uncompleted.',
        },
        {
          title: 'Suspended—effects',
          aliases: ['Suspended', 'effects', 'effects Suspended'],
          text: 'A suspended Effect is on table for two questions only: its uniqueness, and whether the conditions of the suspension are still met. For everything else it is treated as not being on table.',
        },
        {
          title: 'Up to',
          changed: true,
          text: '"Up to X" means from 1 to X, so choosing zero is not allowed.',
        },
      ],
    },
    {
      section: '3. Card type',
      kind: 'card-type',
      entries: [
        {
          title: 'Character type',
          names: ['Arica'],
          changed: true,
          text: "A character is non-something only if it does not have the icon of that type. Arica has the Imperial icon and the alien icon, so she can't be targeted as a non-Imperial, nor as a non-alien.",
        },
        {
          title: 'Starship - Imperial',
          aliases: ['Starship', 'Imperial', 'Imperial Starship'],
          changed: true,
          text: 'Any starship of the dark side that has neither the independent icon nor that of the Trade Federation.',
        },
        {
          title: 'Starship - Rebel',
          aliases: ['Starship', 'Rebel', 'Rebel Starship'],
          changed: true,
          text: 'Any starship of the light side that has neither the independent icon nor that of the Republic.',
        },
        {
          title: 'Virtual Cards',
          names: ['Monnok', 'Luke Skywalker', 'Sense', 'Alter', 'Control'],
          text: 'A virtual card, whichever its version, has the title of its original, both for uniqueness and for any action of the game that goes by card title. So an opponent who plays Monnok makes you lose both Luke Skywalker and Luke Skywalker (V) from your hand. Symbols of Virtual Set #2, each with the name of a card right after it: ▼ says that this card is deployed from the Reserve Deck, ▲ that it is taken from the Reserve Deck into hand; the deck is reshuffled after either. Icons of Virtual Set #3: an S, an A or a C in a "not" symbol stands for being immune to Sense, to Alter and to Control.',
        },
        {
          title: 'Virtual Defensive Shields',
          names: ['Alter', 'Traffic Control'],
          text: 'Their card type is replaced by "Defensive Shield", so they are no Effects: the Effect icon at the upper left is to be ignored, and Alter can\'t target them. A virtual Defensive Shield that you use may not be played as an Effect. Traffic Control, for example: a copy of the virtual Defensive Shield is played as a Defensive Shield and as nothing else, but your deck may still have copies of the original Traffic Control from Premiere.',
        },
      ],
    },
  ],
};
