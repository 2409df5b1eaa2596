<?php
/**
 * Plugin Name: Home energy quote
 * Description: What a heat pump, solar with a battery or an electric car would do for a home: a block and a shortcode.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** Address of the script, its hash and the API: what the site's owner sets once, for every page. */
const HEQ_SETTINGS = array(
	'heq_script'    => 'Address of the script, such as https://cdn.example/0.1.0/home-energy-quote.js',
	'heq_integrity' => 'Its hash, from integrity.json (may be empty)',
	'heq_api_base'  => 'Address of the API',
	'heq_fallback'  => 'What visitors see where the script cannot run',
);

/** The attributes of the element, by name: made from its own table. */
function heq_attributes() {
	static $attributes = null;
	if ( null === $attributes ) {
		$attributes = json_decode( file_get_contents( __DIR__ . '/attributes.json' ), true );
	}
	return $attributes;
}

/** A shortcode and a block may not have dashes in their names: theme, brand_color. */
function heq_field( $name ) {
	return str_replace( '-', '_', $name );
}

function heq_render( $given ) {
	$given = (array) $given;
	$html  = '<home-energy-quote';
	$api   = get_option( 'heq_api_base' );
	if ( $api && empty( $given['api_base'] ) ) {
		$given['api_base'] = $api;
	}
	foreach ( heq_attributes() as $name => $attribute ) {
		$field = heq_field( $name );
		// WordPress gives a bare word of a shortcode as a value without a name.
		$value = isset( $given[ $field ] ) ? $given[ $field ] : ( in_array( $field, $given, true ) ? true : '' );
		if ( '' === $value || false === $value || null === $value ) {
			continue;
		}
		$html .= ' ' . $name . '="' . esc_attr( true === $value ? '' : $value ) . '"';
	}
	heq_enqueue();
	return $html . '>' . wp_kses_post( get_option( 'heq_fallback', '' ) ) . '</home-energy-quote>';
}

/** Only on pages that have a widget. */
function heq_enqueue() {
	$script = get_option( 'heq_script' );
	if ( $script ) {
		// No version in the address: a release has its own.
		wp_enqueue_script( 'home-energy-quote', $script, array(), null, true );
	}
}

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( 'home-energy-quote' !== $handle ) {
			return $tag;
		}
		$integrity = get_option( 'heq_integrity' );
		$pinned    = $integrity ? ' integrity="' . esc_attr( $integrity ) . '" crossorigin="anonymous"' : '';
		return str_replace( ' src=', ' async' . $pinned . ' src=', $tag );
	},
	10,
	2
);

add_action(
	'init',
	function () {
		add_shortcode( 'home_energy_quote', 'heq_render' );
		$attributes = array();
		foreach ( heq_attributes() as $name => $attribute ) {
			$attributes[ heq_field( $name ) ] = array( 'type' => $attribute['type'] );
		}
		wp_register_script(
			'home-energy-quote-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ),
			'0.1.0',
			true
		);
		wp_localize_script( 'home-energy-quote-block', 'heqAttributes', heq_attributes() );
		register_block_type(
			'home-energy-quote/quote',
			array(
				'api_version'     => 2,
				'editor_script'   => 'home-energy-quote-block',
				'attributes'      => $attributes,
				'render_callback' => 'heq_render',
			)
		);
	}
);

add_action(
	'admin_init',
	function () {
		foreach ( HEQ_SETTINGS as $name => $label ) {
			$clean = 'heq_fallback' === $name ? 'wp_kses_post' : 'sanitize_text_field';
			register_setting( 'heq', $name, array( 'sanitize_callback' => $clean ) );
		}
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Home energy quote', 'Home energy quote', 'manage_options', 'heq', 'heq_settings_page' );
	}
);

function heq_settings_page() {
	echo '<div class="wrap"><h1>Home energy quote</h1><form method="post" action="options.php">';
	settings_fields( 'heq' );
	foreach ( HEQ_SETTINGS as $name => $label ) {
		printf(
			'<p><label>%1$s<br><input class="large-text" name="%2$s" value="%3$s"></label></p>',
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( get_option( $name, '' ) )
		);
	}
	submit_button();
	echo '</form></div>';
}
